import { readdirSync, readFileSync } from 'node:fs';
import protobuf from 'protobufjs';
import textformat from 'protobufjs/ext/textformat.js';
import { describe, expect, it } from 'vitest';
import { decodeProtoText } from './decode-proto-text';

const folder = new URL('../fixtures/', import.meta.url);
const openFixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

// protobufjs reads the same text by a schema: what it finds must be what is found without one.

const { root } = protobuf.parse(
  `syntax = "proto3";
  message Reply { repeated Candidate candidates = 1; string model_version = 2; }
  message Candidate { Content content = 1; string finish_reason = 2; Metadata grounding_metadata = 3; }
  message Content { string role = 1; repeated Part parts = 2; }
  message Part { string text = 1; bool thought = 2; }
  message Metadata { repeated Chunk grounding_chunks = 1; repeated Support grounding_supports = 2; repeated string retrieval_queries = 3; }
  message Chunk { Retrieved retrieved_context = 1; }
  message Retrieved { string uri = 1; string title = 2; string text = 3; Rag rag_chunk = 4; }
  message Rag { string text = 1; Span page_span = 2; }
  message Span { int32 first_page = 1; int32 last_page = 2; }
  message Support { Segment segment = 1; repeated int32 grounding_chunk_indices = 2; repeated double confidence_scores = 3; }
  message Segment { int32 part_index = 1; int32 start_index = 2; int32 end_index = 3; string text = 4; }`,
  { keepCase: true },
);
const reply = root.lookupType('Reply');

const byOracle = (text: string): unknown => JSON.parse(JSON.stringify(textformat.fromText(reply, text)));
const byUs = (text: string): unknown => {
  const read = decodeProtoText(text);
  if (!read.ok) throw new Error(read.fault.problem);
  return read.tree;
};

describe('proto text reads as by its schema', () => {
  const fixtures = readdirSync(folder).filter((name) => name.startsWith('ferry.proto'));
  // The oracle wants text for our stand-in of the enum.
  const quoted = (text: string) => text.replace('finish_reason: STOP', 'finish_reason: "STOP"');
  it.each([
    ...fixtures.map((name) => quoted(openFixture(name))),
    "candidates < content { parts { text: 'a' 'b' \"c\" } parts: { text: \"\\303\" '\\251\\n\\x41' thought: true } } >",
    'candidates { grounding_metadata { grounding_supports { segment {} grounding_chunk_indices: [3, 0x10, 010] confidence_scores: [.5, 1e-3, 0.25f], grounding_chunk_indices: -1 } } }',
    'candidates [{ content: { role: "model"; } }, {}] # end',
  ])('%s', (text) => {
    expect(byUs(text)).toEqual(byOracle(text));
  });
});
