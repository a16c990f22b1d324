import * as z from 'zod';
import { fail, type Outcome, ok } from '../outcome';
import type { ListedItem, ListedPage } from '../request';

/** int64 comes as text. */
const count = z.union([z.string().regex(/^\d+$/).transform(Number), z.number()]).optional();
const text = z.string().optional().catch(undefined);
const state = z.object({ state: text }).optional().catch(undefined);
const named = z.object({ name: z.string().min(1), displayName: text, createTime: text, updateTime: text });

const corpus = named.extend({
  vectorDbConfig: z.record(z.string(), z.unknown()).optional().catch(undefined),
  vertexAiSearchConfig: z.unknown().optional(),
  corpusStatus: state,
});
const file = named.extend({
  sizeBytes: count.catch(undefined),
  gcsSource: z
    .object({ uris: z.array(z.string()) })
    .optional()
    .catch(undefined),
  googleDriveSource: z.unknown().optional(),
  fileStatus: state,
});
const store = named.extend({
  activeDocumentsCount: count.catch(undefined),
  failedDocumentsCount: count.catch(undefined),
  sizeBytes: count.catch(undefined),
});

const databases: { readonly [member: string]: string } = {
  ragManagedDb: 'RAG-managed database',
  ragManagedVertexVectorSearch: 'RAG-managed Vector Search',
  vertexVectorSearch: 'Vertex Vector Search',
  vertexFeatureStore: 'Vertex Feature Store',
  pinecone: 'Pinecone',
  weaviate: 'Weaviate',
};

/** Reads one item of a list; null for what has no name to ask for it by. */
export type ReadItem = (item: unknown) => ListedItem | null;

/** Of `ragCorpora.list`: where the vectors are kept, since that decides how scores are read. */
export const corpusItem: ReadItem = reader(
  corpus,
  ({ vectorDbConfig, vertexAiSearchConfig, corpusStatus, ...rest }) => [
    vertexAiSearchConfig === undefined
      ? Object.entries(databases).find(
          ([member]) => vectorDbConfig !== undefined && member in vectorDbConfig,
        )?.[1]
      : 'Vertex AI Search',
    troubled(corpusStatus?.state),
    since('made', rest.createTime),
  ],
);

/** Of `ragFiles.list`. */
export const fileItem: ReadItem = reader(
  file,
  ({ sizeBytes, gcsSource, googleDriveSource, fileStatus, ...rest }) => [
    sizeBytes === undefined ? undefined : sizeOf(sizeBytes),
    gcsSource?.uris[0] ?? (googleDriveSource === undefined ? undefined : 'Google Drive'),
    troubled(fileStatus?.state),
    since('changed', rest.updateTime ?? rest.createTime),
  ],
);

/** Of `corpora.list` and `documents.list`. */
export const datedItem: ReadItem = reader(named, ({ createTime, updateTime }) => [
  since('changed', updateTime ?? createTime),
]);

/** Of `fileSearchStores.list`. */
export const storeItem: ReadItem = reader(
  store,
  ({ activeDocumentsCount, failedDocumentsCount, sizeBytes, ...rest }) => [
    activeDocumentsCount === undefined
      ? undefined
      : `${activeDocumentsCount} document${activeDocumentsCount === 1 ? '' : 's'}`,
    failedDocumentsCount === undefined || failedDocumentsCount === 0
      ? undefined
      : `${failedDocumentsCount} failed`,
    sizeBytes === undefined ? undefined : sizeOf(sizeBytes),
    since('made', rest.createTime),
  ],
);

/**
 * One page of a list answer. What cannot be read as an item is left out: it has no name, so it cannot be chosen. An
 * answer without the list is an empty page, as the wire leaves empty lists out.
 */
export function readPage(body: unknown, member: string, item: ReadItem): Outcome<ListedPage> {
  const read = z
    .object({ [member]: z.array(z.unknown()).optional(), nextPageToken: z.string().optional() })
    .safeParse(body);
  if (!read.success)
    return fail('refused', `The service answered with something that is no list of ${member}.`, 'Ask again.');
  const list = read.data[member];
  const items = Array.isArray(list) ? list.map(item).filter((each) => each !== null) : [];
  const { nextPageToken } = read.data;
  return ok({
    items,
    nextPageToken: typeof nextPageToken === 'string' && nextPageToken !== '' ? nextPageToken : null,
  });
}

function reader<T extends { name: string; displayName?: string | undefined }>(
  schema: z.ZodType<T>,
  notes: (item: T) => (string | undefined)[],
): ReadItem {
  return (item) => {
    const read = schema.safeParse(item);
    if (!read.success) return null;
    const { name, displayName = '' } = read.data;
    const note = notes(read.data).filter((part) => part !== undefined);
    return { name, label: displayName.trim() || (name.split('/').at(-1) ?? name), note: note.join(' · ') };
  };
}

/** A state is told where it is not the good one. */
const troubled = (name: string | undefined) =>
  name === undefined || /^(?:ACTIVE|.*_ACTIVE|STATE_UNSPECIFIED|UNKNOWN)$/.test(name)
    ? undefined
    : `state ${name.toLowerCase()}`;

/** The day, as RFC 3339 begins with it. */
const since = (what: string, time: string | undefined) =>
  time !== undefined && /^\d{4}-\d\d-\d\dT/.test(time) ? `${what} ${time.slice(0, 10)}` : undefined;

function sizeOf(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Math.round(bytes / 1024 ** power)} ${units[power]}`;
}
