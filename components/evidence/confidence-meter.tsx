import { short } from '@/components/ui/wording';

/**
 * Confidence of one link, 0..1: a bar and its number. Where none was sent there is an empty outline and words, which
 * look nothing like a bar of 0. A value outside 0..1 keeps its number; the bar stops at the ends.
 */
export function ConfidenceMeter({
  confidence,
  colour,
  minimum,
}: {
  confidence: number | null;
  colour: string;
  minimum: number;
}) {
  const filled = confidence === null || Number.isNaN(confidence) ? 0 : Math.min(1, Math.max(0, confidence));
  return (
    <>
      <span
        aria-hidden="true"
        className={`block h-1.5 self-center rounded-full ${confidence === null ? 'border border-dashed border-line-strong' : 'bg-line forced-colors:border'}`}
      >
        {confidence !== null && (
          <span
            className="block h-full rounded-full forced-colors:bg-[CanvasText]!"
            style={{ width: `${filled * 100}%`, backgroundColor: colour }}
          />
        )}
      </span>
      {confidence === null ? (
        <span className="text-right">none sent</span>
      ) : (
        <span className="text-right tabular-nums">
          <span className="sr-only">confidence</span> {short(confidence, minimum)}
        </span>
      )}
    </>
  );
}
