import type { SourceDocument } from '../../retrieval';
import { notFound } from '../api-error';
import { openShelf, type Shelf } from '../engine';
import { pageOf } from '../paging';
import { get, list, type Route, replyWith } from '../route';
import type { VertexVersion } from '../schemas/vertex/version';

const pages = { usual: 100, most: 100 };

/** `VertexRagDataService`: listing and getting corpora and their files, in any project and location. */
export const ragCorpora = (version: VertexVersion): Route[] => [
  list(
    version,
    'projects/{project}/locations/{location}/ragCorpora',
    pages,
    async ({ engine, path, request }) => {
      const corpora = await engine.library().corpora();
      const shown = corpora.map(({ id, label, note, documents }) =>
        corpusOf(version, `${locationOf(path)}/ragCorpora/${id}`, label, note, documents.length),
      );
      return replyWith(pageOf(shown, request, 'ragCorpora', request.list));
    },
  ),
  get(version, 'projects/{project}/locations/{location}/ragCorpora/{corpus}', async ({ engine, path }) => {
    const name = `${locationOf(path)}/ragCorpora/${path.corpus}`;
    const shelf = await openShelf(engine, path.corpus, `RagCorpus ${name}`);
    if (!shelf.ok) return shelf;
    const { label, note, documents } = shelf.value.corpus;
    return replyWith(corpusOf(version, name, label, note, documents.length));
  }),
  list(
    version,
    'projects/{project}/locations/{location}/ragCorpora/{corpus}/ragFiles',
    pages,
    async ({ engine, path, request }) => {
      const parent = `${locationOf(path)}/ragCorpora/${path.corpus}`;
      const shelf = await openShelf(engine, path.corpus, `RagCorpus ${parent}`);
      if (!shelf.ok) return shelf;
      const files = shelf.value.opened.documents.map((document) => fileOf(version, parent, document));
      return replyWith(pageOf(files, request, 'ragFiles', request.list));
    },
  ),
  get(
    version,
    'projects/{project}/locations/{location}/ragCorpora/{corpus}/ragFiles/{file}',
    async ({ engine, path }) => {
      const parent = `${locationOf(path)}/ragCorpora/${path.corpus}`;
      const shelf = await openShelf(engine, path.corpus, `RagCorpus ${parent}`);
      if (!shelf.ok) return shelf;
      const document = documentOf(shelf.value, path.file);
      return document === undefined
        ? notFound(`RagFile ${parent}/ragFiles/${path.file} is not found.`)
        : replyWith(fileOf(version, parent, document));
    },
  ),
];

const locationOf = ({ project, location }: { project: string; location: string }) =>
  `projects/${project}/locations/${location}`;

const documentOf = ({ opened }: Shelf, id: string): SourceDocument | undefined =>
  opened.documents.find((document) => document.id === id);

/** Its managed database tells clients how to read scores: cosine distance. */
const corpusOf = (
  version: VertexVersion,
  name: string,
  displayName: string,
  description: string,
  files: number,
) => ({
  name,
  displayName,
  description,
  vectorDbConfig: { ragManagedDb: { knn: {} } },
  corpusStatus: { state: 'ACTIVE' },
  ...(version === 'v1beta1' ? { ragFilesCount: files } : {}),
});

const fileOf = (version: VertexVersion, parent: string, { id, name, title, text }: SourceDocument) => ({
  name: `${parent}/ragFiles/${id}`,
  displayName: name,
  description: title,
  directUploadSource: {},
  fileStatus: { state: 'ACTIVE' },
  ...(version === 'v1beta1' ? { sizeBytes: String(Buffer.byteLength(text)) } : {}),
});
