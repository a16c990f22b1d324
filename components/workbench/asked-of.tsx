import type { BackendOption } from '@/lib/request';
import type { Target } from '@/lib/target';

/** Which source gave what is shown, and over what: the form may name another by now. */
export function AskedOf({ target, backends }: { target: Target; backends: readonly BackendOption[] }) {
  const option = backends.find(({ id }) => id === target.backend);
  const name = nameOf(target);
  const label = option?.corpora.find((corpus) => corpus.name === name)?.label ?? name;
  return (
    <p className="text-xs text-muted wrap-anywhere">
      Asked of {option?.label ?? target.backend} · {label}
    </p>
  );
}

function nameOf(target: Target): string {
  if (target.backend !== 'gemini') return target.corpus;
  if (target.retrieval !== null) return target.retrieval.document ?? target.retrieval.corpus;
  if (target.generation.method === 'generate-answer') return target.generation.model;
  const { tool } = target.generation;
  return tool.kind === 'google-search' ? 'Google Search' : `File Search in ${tool.stores.join(', ')}`;
}
