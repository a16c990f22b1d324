import { unimplemented } from './api-error';
import { corpora } from './gemini/corpora';
import { fileSearchStores } from './gemini/file-search-stores';
import { generateAnswer } from './gemini/generate-answer';
import { generateContent as geminiGenerateContent } from './gemini/generate-content';
import { models } from './gemini/models';
import { queries } from './gemini/query';
import { type Route, unserved } from './route';
import type { VertexVersion } from './schemas/vertex/version';
import { generateContent } from './vertex/generate-content';
import { ragCorpora } from './vertex/rag-corpora';
import { retrieveContexts } from './vertex/retrieve-contexts';

const location = 'projects/{project}/locations/{location}';

/** Methods the services have, on resources that are served here, which nobody serves: all that write, among others. */
const vertexUnserved = (version: VertexVersion): Route[] =>
  (
    [
      ['POST', `${location}:augmentPrompt`],
      ['POST', `${location}:corroborateContent`],
      ['POST', `${location}:askContexts`],
      ['POST', `${location}:asyncRetrieveContexts`],
      ['POST', `${location}/ragCorpora`],
      ['PATCH', `${location}/ragCorpora/{corpus}`],
      ['DELETE', `${location}/ragCorpora/{corpus}`],
      ['POST', `${location}/ragCorpora/{corpus}/ragFiles:import`],
      ['DELETE', `${location}/ragCorpora/{corpus}/ragFiles/{file}`],
      ['POST', `${location}/publishers/{publisher}/models/{model}:countTokens`],
      ['POST', `${location}/publishers/{publisher}/models/{model}:predict`],
      ['GET', 'publishers/{publisher}/models'],
    ] as const
  ).map(([method, template]) => unserved(version, method, template, unimplemented()));

const geminiUnserved: Route[] = (
  [
    ['POST', 'corpora'],
    ['PATCH', 'corpora/{corpus}'],
    ['DELETE', 'corpora/{corpus}'],
    ['POST', 'corpora/{corpus}/documents'],
    ['PATCH', 'corpora/{corpus}/documents/{document}'],
    ['DELETE', 'corpora/{corpus}/documents/{document}'],
    ['POST', 'corpora/{corpus}/documents/{document}/chunks'],
    ['POST', 'corpora/{corpus}/documents/{document}/chunks:batchCreate'],
    ['POST', 'fileSearchStores'],
    ['DELETE', 'fileSearchStores/{store}'],
    ['POST', 'fileSearchStores/{store}:importFile'],
    ['DELETE', 'fileSearchStores/{store}/documents/{document}'],
    ['POST', 'models/{model}:embedContent'],
    ['POST', 'models/{model}:batchEmbedContents'],
    ['POST', 'models/{model}:batchGenerateContent'],
  ] as const
).map(([method, template]) => unserved('v1beta', method, template, unimplemented()));

const vertex = (['v1', 'v1beta1'] as const).flatMap((version) => [
  retrieveContexts(version),
  ...generateContent(version),
  ...ragCorpora(version),
  ...vertexUnserved(version),
]);

/** Every method that is known, in the order in which paths are tried. A new one is a file and a line here. */
export const routes: readonly Route[] = [
  ...vertex,
  ...geminiGenerateContent,
  generateAnswer,
  ...models,
  ...queries,
  ...corpora,
  ...fileSearchStores,
  ...geminiUnserved,
];
