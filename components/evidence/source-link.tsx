import { ExternalLink } from 'lucide-react';
import { CopyButton } from '@/components/ui/copy-button';
import { readLink } from './read-link';

/** Where a source comes from, as a link only when a browser may safely follow it. `unsafe`: a diagnostic says so. */
export function SourceLink({ uri, unsafe }: { uri: string; unsafe: boolean }) {
  const link = readLink(uri);
  if (link.kind === 'web' && !unsafe) {
    return (
      <a
        href={link.href}
        target="_blank"
        rel="noreferrer noopener"
        dir="ltr"
        title={uri}
        className="inline-flex min-h-6 max-w-full min-w-0 items-center gap-1 text-accent underline-offset-2 hover:underline"
      >
        <span className="truncate">{uri}</span>
        <ExternalLink aria-hidden="true" className="size-3 shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span className="inline-flex min-h-6 max-w-full min-w-0 items-center gap-2">
        <bdi dir="ltr" title={uri} className="truncate">
          {uri}
        </bdi>
        {link.kind === 'storage' && <CopyButton label="Copy the address of the file" text={() => uri} />}
      </span>
      {unsafe && (
        <span className="rounded bg-warn-bg px-1 font-semibold text-warn">unsafe address, not a link</span>
      )}
    </span>
  );
}
