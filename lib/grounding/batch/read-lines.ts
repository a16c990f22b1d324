/** Cuts a text that arrives in pieces into its lines. */
export type LineReader = {
  /** The lines that a piece completes, without their ends. */
  push(piece: string): string[];
  /** The last line, when the text didn't end with a line end. */
  end(): string[];
};

/** Takes `\n` and `\r\n` for line ends. No more than the line that is not over yet is kept. */
export function createLineReader(): LineReader {
  let open: string[] = [];
  const whole = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
  return {
    push(piece) {
      const pieces = piece.split('\n');
      const last = pieces.pop() ?? '';
      const lines = pieces.map((line, index) => {
        if (index > 0 || open.length === 0) return whole(line);
        open.push(line);
        const joined = open.join('');
        open = [];
        return whole(joined);
      });
      if (last !== '') open.push(last);
      return lines;
    },
    end() {
      const rest = open.join('');
      open = [];
      return rest === '' ? [] : [whole(rest)];
    },
  };
}
