import { fail, type Outcome, ok } from '../../outcome';
import type { GeminiGeneration, GeminiRetrieval } from '../../target';
import { safetySettings } from '../generate-content';
import { message } from '../message';
import type { JsonObject, WireRequest } from '../model';
import { userTurn } from '../question';
import { refuse } from '../refuse';
import { geminiScopes, retrieverScopes } from '../scopes';
import { geminiRequest } from './gemini-request';
import { readModel } from './names';
import { passagesOf } from './passages';
import { metadataFilters, readSource } from './query';

type AnswerSettings = Extract<GeminiGeneration, { method: 'generate-answer' }>;

/** `generateAnswer`, over passages that retrieval brought or over what the service retrieves by itself. */
export function generateAnswer(
  settings: AnswerSettings,
  retrieval: GeminiRetrieval | null,
  question: string,
  retrieved: unknown,
): Outcome<WireRequest> {
  const model = readModel(settings.model, 'generation.model');
  if (!model.ok) return refuse(model.problem);
  const source = groundingSource(settings, retrieval, question, retrieved);
  if (!source.ok) return source;
  return ok(
    geminiRequest({
      rpc: 'GenerateAnswer',
      resource: `${model.value}:generateAnswer`,
      scopes: settings.passages === 'inline' ? geminiScopes : retrieverScopes,
      body: {
        contents: [userTurn(question)],
        answerStyle: settings.style,
        ...source.value,
        ...message({
          temperature: settings.temperature,
          safetySettings: safetySettings(settings.safety),
        }),
      },
    }),
  );
}

/** One of the oneof's two. */
function groundingSource(
  { passages: from }: AnswerSettings,
  retrieval: GeminiRetrieval | null,
  question: string,
  retrieved: unknown,
): Outcome<JsonObject> {
  if (retrieval === null) return refuse(withoutRetrieval);
  if (from === 'inline') {
    const passages = passagesOf(retrieved);
    return passages.length === 0 ? nothingRetrieved : ok({ inlinePassages: { passages } });
  }
  const source = readSource(retrieval);
  if (!source.ok) return refuse(source.problem);
  return ok({
    semanticRetriever: {
      source: source.value,
      query: userTurn(question),
      ...message({
        metadataFilters: metadataFilters(retrieval.filters),
        maxChunksCount: retrieval.resultsCount,
      }),
    },
  });
}

export const withoutRetrieval = {
  field: 'retrieval',
  message: 'generateAnswer grounds its answer in a corpus, and none is chosen.',
};

const nothingRetrieved = fail(
  'bad-input',
  'generateAnswer needs passages to answer over, and retrieval brought none with text.',
  'Ask for what the corpus holds, or loosen the metadata filters.',
);
