/** Reads a body as UTF-8 text; null, and no further byte taken, as soon as it is larger than the limit. */
export async function readLimited(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return null;
    }
    pieces.push(decoder.decode(read.value, { stream: true }));
  }
  pieces.push(decoder.decode());
  return pieces.join('');
}
