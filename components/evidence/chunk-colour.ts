/** Eight colours, then they repeat; see the tokens in `globals.css`. A number that names no slot has none. */
export const chunkColour = (index: number): string =>
  Number.isInteger(index) && index >= 0 ? `var(--chunk-${index % 8})` : 'var(--line-strong)';
