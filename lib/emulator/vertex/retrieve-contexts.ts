import { contextsResponse } from '../../engine/wire';
import { invalidArgument, invalidField } from '../api-error';
import { findOn } from '../engine';
import { searchable } from '../question';
import { post, type Route, replyWith } from '../route';
import { retrieveContextsRequestOf } from '../schemas/vertex/rag';
import type { VertexVersion } from '../schemas/vertex/version';
import { completed, openStore, settingsOf } from './rag-store';

/** `VertexRagService.RetrieveContexts`. The corpus has to lie in the location that is asked. */
export const retrieveContexts = (version: VertexVersion): Route =>
  post(
    version,
    'projects/{project}/locations/{location}:retrieveContexts',
    retrieveContextsRequestOf(version),
    async ({ engine, signal, path, request: { vertexRagStore, query } }) => {
      if (vertexRagStore === null) return invalidField('vertex_rag_store', 'A data source is required.');
      const question = searchable(
        query?.text ?? '',
        'query.text',
        'The text of the query must not be empty.',
      );
      if (!question.ok) return question;
      const store = await openStore(engine, vertexRagStore, 'vertex_rag_store');
      if (!store.ok) return store;
      const { shelf, fileIds, location } = store.value;
      if (location !== path.location)
        return invalidArgument(
          `The corpus is in ${location}, but the request was sent to ${path.location}; they must be the same.`,
        );
      const config = completed(query?.ragRetrievalConfig ?? null, {
        topK: query?.similarityTopK ?? null,
        distance: vertexRagStore.vectorDistanceThreshold,
        alpha: query?.ranking?.alpha ?? null,
      });
      const settings = settingsOf(config, fileIds, shelf, 'query.rag_retrieval_config');
      if (!settings.ok) return settings;
      const found = await findOn(engine, shelf, question.value, settings.value, signal);
      return found.ok ? replyWith(contextsResponse(found.value.opened, found.value.hits)) : found;
    },
  );
