export type Words = { kind: 'text' | 'command'; text: string };

const tool = '(?:gcloud|npm|npx|node|export|sudo|curl|setx?) ';

/** A command in quotes or backticks anywhere, or bare behind a colon or alone, up to the end of the text. */
const command = new RegExp(`\`([^\`]+)\`|"(${tool}[^"]+)"|(?<=^|: )(${tool}[^"\`]+?)(?=\\.?$)`, 'g');

/** Tells the commands in a hint from the words around them, so that they can be copied. */
export function commandsIn(hint: string): Words[] {
  const words: Words[] = [];
  let end = 0;
  for (const match of hint.matchAll(command)) {
    if (match.index > end) words.push({ kind: 'text', text: hint.slice(end, match.index) });
    words.push({ kind: 'command', text: match[1] ?? match[2] ?? match[3] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < hint.length) words.push({ kind: 'text', text: hint.slice(end) });
  return words;
}
