import type { Json } from '../model';
import { isRecord } from './json-tree';

/** Fields that are lists by schema: proto text prints a list of one like a plain field. */
const repeated: ReadonlySet<string> = new Set([
  'candidates',
  'parts',
  'grounding_chunks',
  'grounding_supports',
  'grounding_chunk_indices',
  'confidence_scores',
  'rendered_parts',
  'retrieval_queries',
  'web_search_queries',
  'image_search_queries',
  'grounding_attributions',
  'source_flagging_uris',
  'review_snippets',
  'custom_metadata',
  'safety_ratings',
  'citations',
  'citation_sources',
  'url_metadata',
  'prompt_tokens_details',
  'candidates_tokens_details',
  'cache_tokens_details',
  'tool_use_prompt_tokens_details',
  'relevant_chunks',
  'values',
  'details',
]);

/**
 * Whether a field is a list although it may stand there once. `contexts` names two things: the repeated context, and the
 * one message around all of them, which is known by what it holds.
 */
export function isRepeated(name: string, value: Json, parent: string | null): boolean {
  if (name !== 'contexts') return repeated.has(name);
  if (parent === 'contexts') return true;
  return isRecord(value) && !Object.hasOwn(value, 'contexts') && Object.keys(value).length > 0;
}

/** Fields of the messages read here that hold one value: sent twice, the last one counts, as every proto parser has it. */
const single: ReadonlySet<string> = new Set([
  'index',
  'finish_reason',
  'finish_message',
  'role',
  'text',
  'thought',
  'title',
  'uri',
  'domain',
  'part_index',
  'start_index',
  'end_index',
  'first_page',
  'last_page',
  'page_number',
  'source_uri',
  'source_display_name',
  'score',
  'chunk_relevance_score',
  'model_version',
  'response_id',
  'create_time',
  'block_reason',
  'block_reason_message',
  'passage_id',
  'answerable_probability',
]);

/** Whether a scalar field is known to hold one value only. */
export const isSingle = (name: string): boolean => single.has(name);

/** Whether a field name belongs to the messages read here. */
export const isKnownRoot = (name: string): boolean => roots.has(name);

const roots: ReadonlySet<string> = new Set([
  'candidates',
  'contexts',
  'relevant_chunks',
  'grounding_metadata',
  'grounding_chunks',
  'grounding_supports',
  'usage_metadata',
  'prompt_feedback',
  'model_version',
  'response_id',
  'create_time',
  'content',
  'answer',
  'answerable_probability',
  'input_feedback',
]);
