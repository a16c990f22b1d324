import { useState } from 'react';
import type { CorpusOption } from '@/lib/request';
import { inputClass } from '../../fields/labelled';

/** Narrows retrieval to some files of a corpus that is known whole. */
export function FileFilter({
  corpus,
  chosen,
  onChange,
}: {
  corpus: CorpusOption;
  chosen: string[];
  onChange: (files: string[]) => void;
}) {
  const [search, setSearch] = useState('');
  const found = corpus.files.filter((file) =>
    `${file.title} ${file.id}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-xs text-muted">
        Only these files ({chosen.length === 0 ? 'all' : `${chosen.length} of ${corpus.files.length}`})
      </legend>
      <input
        aria-label="Find a file"
        className={inputClass}
        type="search"
        placeholder="Find a file"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="max-h-40 overflow-y-auto rounded-lg border border-line" aria-label="Files">
        {found.map((file) => (
          <li key={file.id}>
            <label className="flex items-center gap-2 px-2 py-1 text-xs hover:bg-sunken">
              <input
                type="checkbox"
                checked={chosen.includes(file.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, file.id] : chosen.filter((id) => id !== file.id),
                  )
                }
              />
              <span className="min-w-0 wrap-anywhere">{file.title}</span>
            </label>
          </li>
        ))}
        {found.length === 0 ? <li className="px-2 py-1 text-xs text-muted">No file of that name.</li> : null}
      </ul>
      {chosen.length > 0 ? (
        <button
          type="button"
          className="self-start text-xs text-accent underline"
          onClick={() => onChange([])}
        >
          Use all files
        </button>
      ) : null}
    </fieldset>
  );
}
