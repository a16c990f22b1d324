/** The end of an address, which names the method that was called; never its query, which may hold a key. */
export function calledAs(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return path.slice(path.lastIndexOf('/') + 1).slice(0, 80) || path.slice(0, 80);
}
