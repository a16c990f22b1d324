const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text that base64 holds, in either alphabet; null when it isn't base64 or its bytes are no text, as compressed ones. */
export function fromBase64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return utf8.decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
