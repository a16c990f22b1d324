import type { ViewProps } from '../views';
import { RawSwitch } from './raw-switch';
import { RawText } from './raw-text';
import { RawTree } from './raw-tree';

/** JSON reads better as a tree; anything else is recognised by whoever pasted it. */
const looksLikeJson = (text: string) => /^[\s\uFEFF]*[{[]\s*["{[\]}]/.test(text.slice(0, 1000));

/** What was inspected, as a tree or as the text that came, at the place that was asked for. */
export function RawView({ body, text, asked, rawAs, onRawAs }: ViewProps) {
  const shown = text === null ? 'tree' : (rawAs ?? (looksLikeJson(text) ? 'tree' : 'text'));
  const choice = text === null ? null : <RawSwitch shown={shown} onChoose={onRawAs} />;
  const at = asked?.at ?? null;
  return shown === 'text' && text !== null ? (
    <RawText key={asked?.times ?? 0} text={text} at={at}>
      {choice}
    </RawText>
  ) : (
    <RawTree key={asked?.times ?? 0} body={body} at={at}>
      {choice}
    </RawTree>
  );
}
