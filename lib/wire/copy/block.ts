const widest = 88;

/** Items between brackets: on one line where there is room, else on a line each. `indent`: of the opening line. */
export function block(brackets: '[]' | '{}' | '{ }', indent: string, step: string, items: string[]): string {
  const open = brackets.charAt(0);
  const close = brackets.charAt(brackets.length - 1);
  if (items.length === 0) return open + close;
  const room = brackets.length === 3 ? ' ' : '';
  const line = `${open}${room}${items.join(', ')}${room}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= widest) return line;
  return `${open}\n${items.map((item) => `${indent}${step}${item},\n`).join('')}${indent}${close}`;
}
