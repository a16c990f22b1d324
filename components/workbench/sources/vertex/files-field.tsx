import { useState } from 'react';
import { NamesField } from '../../fields/names-field';
import { Picker } from '../../fields/picker';
import { useListing } from '../../fields/use-listing';
import type { Actions } from '../../use-asking';

/** Requests take the bare id of a file. */
const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Narrows retrieval to some files: by id, or chosen from those of the corpus. */
export function FilesField({
  corpus,
  files,
  problem,
  list,
  onFiles,
}: {
  corpus: string;
  files: readonly string[];
  problem: string | undefined;
  list: Actions['list'];
  onFiles: (files: string[]) => void;
}) {
  const [wanted, setWanted] = useState<string | null>(null);
  const listing = useListing(
    list,
    wanted === null || wanted !== corpus
      ? null
      : (pageToken) => ({ backend: 'vertex', what: 'files', parent: corpus, pageToken }),
  );
  const label = (id: string) => listing.items?.find((item) => idOf(item.name) === id)?.label ?? id;
  return (
    <NamesField
      id="files"
      label={`Only these files (${files.length === 0 ? 'all' : files.length})`}
      help="Ids of files of this corpus. None: all are searched."
      problem={problem}
      placeholder="File id"
      names={files}
      labelOf={label}
      onNames={onFiles}
    >
      {wanted === corpus && wanted !== '' ? (
        <Picker
          noun="files"
          listing={listing}
          many
          chosen={(item) => files.includes(idOf(item.name))}
          onToggle={(item, on) =>
            onFiles(on ? [...files, idOf(item.name)] : files.filter((id) => id !== idOf(item.name)))
          }
        />
      ) : (
        <button
          type="button"
          disabled={corpus === ''}
          className="self-start text-xs text-accent underline disabled:text-muted disabled:no-underline"
          onClick={() => setWanted(corpus)}
        >
          {corpus === '' ? 'Name a corpus to choose from its files' : 'Choose from the corpus’s files'}
        </button>
      )}
    </NamesField>
  );
}
