import { Folded } from '../../fields/folded';
import { Labelled } from '../../fields/labelled';
import { NumberInput } from '../../fields/number-input';
import { thresholdWords } from '../../fields/threshold';
import { ThresholdFields } from '../../fields/threshold-fields';
import type { SourceFormProps } from '../source';
import { FileFilter } from './file-filter';
import { corpusOf, settings } from './settings';

/** Cosine distance lies in [0, 2], so similarity (1 − distance) lies in [−1, 1]. */
const bounds = { distance: { min: 0, max: 2 }, similarity: { min: -1, max: 1 } };

export function Retrieval({ option, written, onWritten }: SourceFormProps) {
  const { k, limit, at, files } = settings.read(written);
  const corpus = corpusOf(written, option);
  const now = [`top ${k}`, thresholdWords(limit, at), ...(files.length ? [`${files.length} files`] : [])];
  return (
    <Folded title="Retrieval" now={now.join(' · ')}>
      <Labelled
        id="top-k"
        label="Contexts wanted (top K)"
        help="At most this many chunks come back, best first; fewer when fewer hold any evidence."
      >
        <NumberInput
          id="top-k"
          value={k}
          min={1}
          max={100}
          step={1}
          onValue={(value) => {
            if (value !== null) onWritten(settings.write({ k: Math.round(value) }));
          }}
        />
      </Labelled>
      <ThresholdFields
        limit={limit}
        at={at}
        help="Distance: 0 is best, 2 is worst; contexts below the value stay. Similarity is 1 − distance; contexts above it stay."
        bounds={bounds}
        onChange={(change) => onWritten(settings.write(change))}
      />
      {corpus ? (
        <FileFilter
          key={corpus.name}
          corpus={corpus}
          chosen={files}
          onChange={(next) => onWritten(settings.write({ files: next }))}
        />
      ) : null}
    </Folded>
  );
}
