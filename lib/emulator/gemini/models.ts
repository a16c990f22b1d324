import { modelVersion } from '../../engine/wire';
import { tokensIn } from '../../retrieval';
import { given } from '../api-error';
import { pageOf } from '../paging';
import { textOf } from '../question';
import { get, list, post, type Route, replyWith } from '../route';
import { countTokensRequest } from '../schemas/gemini/generate';

const pages = { usual: 50, most: 1000 };

/** `ModelService`: one model is listed, and any name is answered to, since requests may name any. */
export const models: Route[] = [
  list('v1beta', 'models', pages, async ({ request }) =>
    replyWith(pageOf([modelResource(modelVersion)], request, 'models', request.list)),
  ),
  get('v1beta', 'models/{model}', async ({ path }) => replyWith(modelResource(path.model))),
  post('v1beta', 'models/{model}:countTokens', countTokensRequest, async ({ request }) => {
    const inner = request.generateContentRequest;
    const turns = [
      ...request.contents,
      ...(inner?.contents ?? []),
      ...(inner?.systemInstruction ? [inner.systemInstruction] : []),
    ];
    const totalTokens = turns.reduce((sum, turn) => sum + tokensIn(textOf(turn)), 0);
    return given({ message: totalTokens === 0 ? {} : { totalTokens } });
  }),
];

const modelResource = (id: string) => ({
  name: `models/${id}`,
  baseModelId: id,
  version: modelVersion,
  displayName: 'Embedded engine',
  description: 'Answers with sentences of the bundled documents, whatever the model is called.',
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: ['generateContent', 'generateAnswer', 'countTokens'],
});
