import type { Inline } from '../model';
import { type Autolink, readAutolink, readLiteralMail, readLiteralUrl } from './autolink';
import { readCharacterReference } from './character-reference';
import { codeSpanReader } from './code-span';
import { atomicRun, type Content, plainRun, punctuationAscii, textNode } from './context';
import { readDelimiter } from './delimiter';
import { noteDepth, pairEmphasis, type Token } from './emphasis';
import { htmlReader, htmlRuns } from './html';
import { readLinkEnd } from './link-end';

/** What may begin a construct; everything up to the next one is plain text. */
const active = /[\\&`<*_~[\]!\n\r]|https?:\/\/|www\.|(?<![\w.+-])[\w.+-]+@/giu;

type Bracket = { place: number; open: number; image: boolean; alive: boolean };

/**
 * Reads the inline constructs of CommonMark and GFM in one leaf block. The block parser's own inline rules are not used:
 * they take every `[word]` for a link and every `&word;` for a character, whether or not they are defined, and text that
 * is shown must not depend on that guess. Whatever is not closed is shown as it is written.
 */
export function readInline(content: Content): Inline[] {
  const { text } = content;
  const tokens: Token[] = [];
  const brackets: Bracket[] = [];
  const readCode = codeSpanReader(content);
  const readHtml = htmlReader(content);
  const plain = (from: number, to: number) => {
    if (to > from) tokens.push(textNode(plainRun(content, from, to)));
  };
  const shownAs = (shown: string, from: number, to: number): number => {
    tokens.push(textNode(atomicRun(content, shown, from, to)));
    return to;
  };
  const autolink = ({ from, to, end, href }: Autolink): number => {
    tokens.push({ kind: 'link', href, children: [textNode(plainRun(content, from, to))] });
    return end;
  };
  /** Those below one that is disabled are disabled already. */
  const disableLinks = () => {
    for (const outer of brackets.toReversed()) {
      if (outer.image) continue;
      if (!outer.alive) return;
      outer.alive = false;
    }
  };
  const closeBracket = (at: number): number => {
    const bracket = brackets.pop();
    const link = bracket?.alive ? readLinkEnd(content, bracket.open, at) : null;
    if (!bracket || !link) return at;
    const children = pairEmphasis(tokens.slice(bracket.place + 1));
    const node: Inline = bracket.image
      ? { kind: 'image', children }
      : { kind: 'link', href: link.href, children };
    if (!noteDepth(node, children)) {
      brackets.length = 0;
      return at;
    }
    tokens.length = bracket.place;
    tokens.push(node);
    // A link holds no other link; images may.
    if (!bracket.image) disableLinks();
    return link.end;
  };
  /** Reads what begins at `at`; returns where it ends, or `at` when the character is nothing but text. */
  const construct = (at: number): number => {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    switch (character) {
      case '\\':
        return punctuationAscii.test(next) ? shownAs(next, at, at + 2) : at;
      case '&': {
        const found = readCharacterReference(text, at);
        return found ? shownAs(found.shown, at, found.end) : at;
      }
      case '`': {
        const { end, node } = readCode(at);
        if (node) tokens.push(node);
        else plain(at, end);
        return end;
      }
      case '<': {
        const link = readAutolink(text, at);
        if (link) return autolink(link);
        const end = readHtml(at);
        if (end !== null) tokens.push({ kind: 'html', runs: htmlRuns(content, at, end) });
        return end ?? at;
      }
      case '!':
      case '[': {
        const image = character === '!';
        if (image && next !== '[') return at;
        const open = at + (image ? 2 : 1);
        brackets.push({ place: tokens.length, open, image, alive: true });
        plain(at, open);
        return open;
      }
      case ']':
        return closeBracket(at);
      case '*':
      case '_':
      case '~': {
        const delimiter = readDelimiter(content, at);
        if (delimiter) tokens.push(delimiter);
        return delimiter ? delimiter.end - content.base : at;
      }
      default: {
        const inLink = brackets.some(({ alive, image }) => alive && !image);
        const link = inLink ? null : (readLiteralUrl(text, at) ?? readLiteralMail(text, at));
        return link ? autolink(link) : at;
      }
    }
  };
  /** Spaces round a line end are not shown; two or more before it, or a backslash, break the line hard. */
  const lineEnd = (from: number, at: number, width: number): number => {
    const line = text.slice(from, at);
    const kept = line.replace(/[ \t]+$/, '').length;
    const backslash = line.endsWith('\\');
    plain(from, from + (backslash ? line.length - 1 : kept));
    const hard = backslash || /^ {2,}$/.test(line.slice(kept));
    if (hard) tokens.push({ kind: 'break' });
    else if (width === 1) plain(at, at + 1);
    else shownAs('\n', at, at + width);
    let next = at + width;
    while (text[next] === ' ' || text[next] === '\t') next++;
    return next;
  };
  let done = 0;
  active.lastIndex = 0;
  for (let from = 0; ; ) {
    active.lastIndex = from;
    const match = active.exec(text);
    if (!match) break;
    const at = match.index;
    if (match[0] === '\n' || match[0] === '\r') {
      done = lineEnd(done, at, match[0] === '\r' && text[at + 1] === '\n' ? 2 : 1);
      from = done;
      continue;
    }
    const before = tokens.length;
    plain(done, at);
    const end = construct(at);
    if (end > at) done = end;
    else tokens.length = Math.min(tokens.length, before);
    from = Math.max(end, at + 1);
  }
  plain(done, text.length);
  return pairEmphasis(tokens);
}
