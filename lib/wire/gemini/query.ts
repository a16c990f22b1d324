import { type Outcome, ok } from '../../outcome';
import type { GeminiRetrieval, MetadataFilter } from '../../target';
import { listOrNull, message } from '../message';
import type { Checked, Json, WireRequest } from '../model';
import { refuse } from '../refuse';
import { retrieverScopes } from '../scopes';
import { geminiRequest } from './gemini-request';
import { readCorpus, readDocument } from './names';

/** `corpora.query`, or `corpora.documents.query` where a document is named. */
export function queryCorpus(retrieval: GeminiRetrieval, question: string): Outcome<WireRequest> {
  const source = readSource(retrieval);
  if (!source.ok) return refuse(source.problem);
  return ok(
    geminiRequest({
      rpc: retrieval.document === null ? 'QueryCorpus' : 'QueryDocument',
      resource: `${source.value}:query`,
      scopes: retrieverScopes,
      body: {
        query: question,
        ...message({
          resultsCount: retrieval.resultsCount,
          metadataFilters: metadataFilters(retrieval.filters),
        }),
      },
    }),
  );
}

/** What is searched: the document, else the corpus. */
export function readSource({ corpus, document }: GeminiRetrieval): Checked<string> {
  const whole = readCorpus(corpus, 'retrieval.corpus');
  return whole.ok && document !== null ? readDocument(document, corpus, 'retrieval.document') : whole;
}

/** The service's examples write `int_value`, a field that does not exist: numbers go into `numericValue`. */
export const metadataFilters = (filters: MetadataFilter[]): Json =>
  listOrNull(
    filters.map(({ key, conditions }) => ({
      key,
      conditions: conditions.map(({ operation, value }) =>
        typeof value === 'number' ? { numericValue: value, operation } : { stringValue: value, operation },
      ),
    })),
  );
