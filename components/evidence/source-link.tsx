import { ExternalLink } from 'lucide-react';
import { MarkedText } from '@/components/text/marked-text';
import { CopyButton } from '@/components/ui/copy-button';
import { whyUnsafe } from '@/lib/grounding/unsafe-uri';
import { spellHidden } from '@/lib/text/hidden-characters';
import { readLink } from './read-link';

/** Where a source comes from, as a link only when a browser may follow it and it leads where it seems to. */
export function SourceLink({ uri }: { uri: string }) {
  const link = readLink(uri);
  const why = whyUnsafe(uri);
  if (link.kind === 'web') {
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
        <bdi dir="ltr" title={spellHidden(uri)} className="truncate">
          <MarkedText text={uri} />
        </bdi>
        {link.kind === 'storage' && <CopyButton label="Copy the address of the file" text={() => uri} />}
      </span>
      {why !== null && (
        <span className="rounded bg-warn-bg px-1 text-warn">
          <span className="font-semibold">unsafe address, not a link:</span> {why}
        </span>
      )}
    </span>
  );
}
