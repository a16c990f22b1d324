export type Words = { kind: 'text' | 'command'; text: string };

const tool = '(?:gcloud|npm|npx|node|export|unset|sudo|curl) ';

/** A command in quotes or backticks anywhere, or bare behind a colon or alone, up to the end of the sentence. */
const command = new RegExp(`\`([^\`]+)\`|"(${tool}[^"]+)"|(?<=^|: )(${tool}[^"\`]+?)(?=\\.?$|\\. )`, 'g');

/** Tells the commands in a hint from the words around them, so that each can stand on a line of its own. */
export function commandsIn(hint: string): Words[] {
  const parts: Words[] = [];
  const say = (text: string) => {
    // What joined the words to a command has nothing to join any more.
    const words = (parts.length === 0 ? text : text.replace(/^[,.;]\s*/, '')).trim();
    if (words !== '') parts.push({ kind: 'text', text: words });
  };
  let end = 0;
  for (const match of hint.matchAll(command)) {
    say(hint.slice(end, match.index));
    parts.push({ kind: 'command', text: match[1] ?? match[2] ?? match[3] ?? '' });
    end = match.index + match[0].length;
  }
  say(hint.slice(end));
  return parts;
}
