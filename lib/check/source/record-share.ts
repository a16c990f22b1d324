const field = /^\s*["']?[^\n:]{2,40}["']?:\s\S/;

/** The share of lines that say `name: value`, as printed records and JSON do. */
export function recordShare(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  return lines.length === 0 ? 0 : lines.filter((line) => field.test(line)).length / lines.length;
}
