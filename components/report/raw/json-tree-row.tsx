import { ChevronRight } from 'lucide-react';
import { MarkedText } from '@/components/text/marked-text';
import type { Json } from '@/lib/grounding/model';
import { isContainer } from './json-nodes';
import { type JsonRow, preview } from './json-rows';

/** Steps of indentation stop here, so that a deep body doesn't walk out of the drawer. */
const DEEPEST = 20;

const colourOf = (value: Json): string => {
  if (typeof value === 'string') return 'text-good';
  if (isContainer(value) || value === null) return 'text-muted';
  return 'text-accent';
};

/** One line of the raw body. The tree holds the focus; the row only shows that it is the active one. */
export function JsonTreeRow({
  id,
  row: { node, level, position, siblings, open },
  active,
  asked,
}: {
  id: string;
  row: JsonRow;
  active: boolean;
  /** Someone asked for this very place. */
  asked: boolean;
}) {
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={active}
      aria-expanded={open ?? undefined}
      data-asked={asked || undefined}
      className={`flex items-start gap-1 rounded-sm border-l-2 pr-1 ${asked ? 'border-accent bg-tint' : 'border-transparent'} ${active ? 'group-focus-visible/tree:outline-1 group-focus-visible/tree:-outline-offset-1 group-focus-visible/tree:outline-accent' : ''} ${open === null ? '' : 'cursor-pointer hover:bg-sunken'}`}
      style={{ paddingInlineStart: `${Math.min(level - 1, DEEPEST) * 0.875}rem` }}
    >
      {open === null ? (
        <span className="w-3.5 shrink-0" />
      ) : (
        <ChevronRight
          aria-hidden="true"
          className={`mt-[3px] size-3.5 shrink-0 text-muted ${open ? 'rotate-90' : ''}`}
        />
      )}
      {/* Isolated from right-to-left text, which would otherwise carry the label and the quote marks along. */}
      <span className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {node.label !== null && (
          <bdi className={node.range ? 'text-muted' : 'text-ink'}>
            <MarkedText text={node.label} />
          </bdi>
        )}
        {node.label !== null && !node.range && <span className="text-muted">: </span>}
        <bdi className={colourOf(node.value)}>
          <MarkedText text={preview(node, open)} />
        </bdi>
      </span>
    </div>
  );
}
