import { inputClass, Labelled } from '../../fields/labelled';
import type { SourceFormProps } from '../source';
import { corpusOf, settings } from './settings';

export function Place({ option, written, onWritten }: SourceFormProps) {
  const corpus = corpusOf(written, option);
  return (
    <Labelled
      id="corpus"
      label="Corpus"
      help={corpus ? `${corpus.files.length} documents. ${corpus.note}.` : undefined}
    >
      <select
        id="corpus"
        aria-describedby="corpus-help"
        className={inputClass}
        value={corpus?.name ?? ''}
        onChange={(event) => onWritten(settings.write({ corpus: event.target.value, files: null }))}
      >
        {corpus ? null : <option value="">Choose one</option>}
        {option.corpora.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
