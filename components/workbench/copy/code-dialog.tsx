import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import type { Outcome } from '@/lib/outcome';
import { generateRequest, type RemoteTarget, retrieveRequest, type WireRequest } from '@/lib/wire';
import { CodeText } from '../code-text';
import { FailureNote } from '../run/failure-note';
import { type Language, languages } from './languages';
import { Segmented } from './segmented';

const halves = [
  { id: 'retrieve', label: 'Retrieve' },
  { id: 'generate', label: 'Generate' },
] as const;

/** The code of one half in one language, to be read and copied. */
export function CodeDialog({
  open,
  onOpen,
  language,
  onLanguage,
  target,
  question,
  endpoint,
  retrieved,
}: {
  open: boolean;
  onOpen: (open: boolean) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  target: RemoteTarget;
  question: string;
  endpoint: string | null;
  retrieved: unknown;
}) {
  const offered = halves.filter(({ id }) => id === 'generate' || target.retrieval !== null);
  const [chosen, setHalf] = useState<(typeof halves)[number]['id']>('retrieve');
  const half = offered.find(({ id }) => id === chosen)?.id ?? 'generate';
  const written = languages.find(({ id }) => id === language) ?? languages[0];
  const request = useMemo(
    (): Outcome<WireRequest> =>
      half === 'retrieve' ? retrieveRequest(target, question) : generateRequest(target, question, retrieved),
    [half, question, retrieved, target],
  );
  const code = request.ok ? written.write([request.value], endpoint) : '';
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup className="fixed inset-x-3 top-[8dvh] z-30 mx-auto flex max-h-[84dvh] max-w-3xl flex-col rounded-lg border border-line-strong bg-surface outline-none">
          <div className="flex items-start justify-between gap-3 px-5 pt-3">
            <Dialog.Title className="text-[15px] font-semibold">The same request as code</Dialog.Title>
            <Dialog.Close aria-label="Close" className="-m-1 rounded-md p-1 text-muted hover:text-ink">
              <X aria-hidden="true" className="size-4" />
            </Dialog.Close>
          </div>
          <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 pt-2 pb-3">
            <Segmented label="Which half" items={offered} value={half} onValue={setHalf} />
            <Segmented label="Language" items={languages} value={language} onValue={onLanguage} />
            <span className="ms-auto">
              {request.ok ? (
                <CopyButton label={`Copy the ${written.label} code`} text={() => code}>
                  Copy
                </CopyButton>
              ) : null}
            </span>
          </div>
          {endpoint === null ? null : (
            <p className="px-5 pt-3 text-xs leading-snug wrap-anywhere text-muted">
              The app asks <span className="font-mono">{endpoint}</span>, and so does this code, not Google.
              It signs in as to Google; leave that out where the address takes no credentials.
            </p>
          )}
          {request.ok ? (
            <CodeText
              label={`${written.label} code`}
              text={code}
              lines={32}
              wrap={false}
              className="min-h-0 px-5 py-4 -outline-offset-2"
            />
          ) : (
            <div className="px-5 py-4">
              {half === 'generate' && retrieved === null ? (
                <p role="note">Ask first: generateAnswer is sent with the passages that retrieval brings.</p>
              ) : (
                <FailureNote failure={request.failure} onRetry={null} />
              )}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
