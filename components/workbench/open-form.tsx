import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import { inputClass, Labelled } from './fields/labelled';
import type { Sample } from './use-opened';

/** Longer text is held beside the text field: a field of megabytes makes every key press slow. */
const longest = 200_000;

export function OpenForm({
  text,
  name,
  kept,
  onText,
  onOpen,
  onFiles,
  samples,
  sample,
  onSample,
}: {
  text: string;
  /** The file that the text came from, if any. */
  name: string | null;
  /** false when the text is too long to survive a reload. */
  kept: boolean;
  onText: (text: string) => void;
  onOpen: (text: string) => void;
  onFiles: (files: FileList) => void;
  samples: Sample[] | undefined;
  sample: string | null;
  onSample: (id: string) => void;
}) {
  const [cleared, setCleared] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const isLong = text.length > longest;

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => onText(event.target.value);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) onFiles(target.files);
    target.value = '';
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (whole.length > longest) {
      event.preventDefault();
      onText(whole);
    }
    onOpen(whole);
  };
  return (
    <div className="flex flex-col gap-4">
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(text);
        }}
      >
        <Labelled
          id="paste"
          label="Response"
          help="generateContent or retrieveContexts as JSON, a stream (SSE or array), a Python dict or dump, proto text; many of them as JSON lines, a list, files or a folder. It stays in this browser."
        >
          {isLong ? (
            <p id="paste" className="rounded-lg border border-line bg-surface px-2.5 py-2">
              {name ?? 'Pasted text'} · {text.length.toLocaleString('en')} characters
            </p>
          ) : (
            <textarea
              id="paste"
              aria-describedby="paste-help"
              className={`${inputClass} min-h-40 resize-y font-mono text-xs`}
              rows={8}
              spellCheck={false}
              placeholder="Paste a response here, or drop a file anywhere"
              value={text}
              onChange={change}
              onPaste={paste}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onOpen(text);
              }}
            />
          )}
        </Labelled>
        {name && !isLong ? <p className="text-xs text-muted wrap-anywhere">From the file {name}.</p> : null}
        {kept ? null : (
          <p className="text-xs text-warn">Too long to survive a reload of this page; keep the file.</p>
        )}
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            disabled={text.trim() === ''}
            className="grow rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent disabled:bg-line disabled:text-muted"
          >
            Inspect
          </button>
          <button
            type="button"
            onClick={() => file.current?.click()}
            className="rounded-lg border border-line bg-surface px-3 py-2"
          >
            Choose a file
          </button>
          <button
            type="button"
            onClick={() => folder.current?.click()}
            className="rounded-lg border border-line bg-surface px-3 py-2"
          >
            Choose a folder
          </button>
          {text === '' ? null : (
            <button
              type="button"
              onClick={() => {
                setCleared(text);
                onText('');
              }}
              className="rounded-lg border border-line bg-surface px-3 py-2"
            >
              Clear
            </button>
          )}
        </div>
        <input ref={file} type="file" multiple hidden aria-label="Saved responses" onChange={choose} />
        <input
          ref={folder}
          type="file"
          webkitdirectory=""
          hidden
          aria-label="A folder of saved responses"
          onChange={choose}
        />
        {cleared !== null && text === '' ? (
          <p role="status" className="text-xs text-muted">
            Cleared.{' '}
            <button
              type="button"
              className="text-accent underline"
              onClick={() => {
                onText(cleared);
                setCleared(null);
              }}
            >
              Undo
            </button>
          </p>
        ) : null}
      </form>
      <nav aria-label="Samples" className="flex flex-col gap-1">
        <h2 className="text-xs text-muted">Samples</h2>
        <ul className="flex flex-col">
          {samples?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === sample}
                onClick={() => onSample(one.id)}
                className="w-full rounded-lg px-2 py-1.5 text-left hover:bg-sunken aria-current:bg-tint"
              >
                <span className="block font-medium">{one.title}</span>
                <span className="block text-xs leading-snug text-muted">{one.note}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
