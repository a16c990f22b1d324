import fc from 'fast-check';
import protobuf from 'protobufjs';
import { describe, expect, test } from 'vitest';
import { type ProtoType, readMessage } from '../../proto-json';
import { publishedMessage } from '../../wire/testing/published-protos';
import { countTokensRequest, generateAnswerRequest, generateContentRequest } from './gemini/generate';
import { queryCorpusRequest, queryDocumentRequest } from './gemini/query';
import { generateContentRequestOf } from './vertex/generate-content';
import { retrieveContextsRequestOf } from './vertex/rag';

type AnyType = ProtoType<unknown, unknown>;

const requests: AnyType[] = [
  retrieveContextsRequestOf('v1'),
  retrieveContextsRequestOf('v1beta1'),
  generateContentRequestOf('v1'),
  generateContentRequestOf('v1beta1'),
  generateContentRequest,
  countTokensRequest,
  generateAnswerRequest,
  queryCorpusRequest,
  queryDocumentRequest,
];

/** What a definition says of a field, in one word or two. */
function ours(type: AnyType): string {
  if (type.shape.kind === 'list') return `repeated ${type.shape.of().name}`;
  return type.shape.kind === 'map' ? `map ${type.shape.of().name}` : type.name;
}

function theirs(field: protobuf.Field): string {
  const { resolvedType } = field.resolve();
  const name = resolvedType === null ? field.type : resolvedType.fullName.slice(1);
  if (field.map) return `map ${name}`;
  return field.repeated ? `repeated ${name}` : name;
}

/** All that a published message has and ours lacks or has otherwise, all the way down. */
function missing(type: AnyType, seen: Set<string>): string[] {
  const { shape, name } = type;
  if (shape.kind === 'list' || shape.kind === 'map') return missing(shape.of(), seen);
  if (seen.has(name)) return [];
  seen.add(name);
  if (shape.kind === 'message') return missingFields(name, shape, seen);
  return [];
}

function missingFields(
  name: string,
  shape: Extract<AnyType['shape'], { kind: 'message' }>,
  seen: Set<string>,
): string[] {
  const published = publishedIfAny(name);
  const fields = shape.fields();
  const wrong = (published?.fieldsArray ?? []).flatMap((field) => {
    const own = fields[field.name];
    if (own === undefined) return [`${name}.${field.name} is missing`];
    if (ours(own) !== theirs(field)) return [`${name}.${field.name} is ${ours(own)}, not ${theirs(field)}`];
    return missingValues(own, field);
  });
  const oneofs = (published?.oneofsArray ?? [])
    .filter((oneof) => oneof.fieldsArray.length > 1)
    .flatMap((oneof) => {
      const members = Object.values(shape.oneofs).find((group) =>
        group.includes(oneof.fieldsArray[0]?.name ?? ''),
      );
      const lacking = oneof.fieldsArray.filter((field) => members?.includes(field.name) !== true);
      return lacking.map((field) => `${name}: ${field.name} is not in the oneof ${oneof.name}`);
    });
  return [...wrong, ...oneofs, ...Object.values(fields).flatMap((field) => missing(field, seen))];
}

function missingValues(own: AnyType, field: protobuf.Field): string[] {
  const type = own.shape.kind === 'list' ? own.shape.of() : own;
  if (!(field.resolvedType instanceof protobuf.Enum) || type.shape.kind !== 'enum') return [];
  const { values } = type.shape;
  return Object.entries(field.resolvedType.values)
    .filter(([key, number]) => values[key] !== number)
    .map(([key]) => `${type.name} lacks ${key}`);
}

/** Newer messages are known from the service's own documents only. */
function publishedIfAny(name: string): protobuf.Type | null {
  try {
    return publishedMessage(name);
  } catch {
    return null;
  }
}

describe('requests', () => {
  test.each(requests.map((type) => [type.name, type] as const))(
    '%s has all that the published proto has',
    (name, type) => {
      expect(publishedIfAny(name)).not.toBeNull();
      expect(missing(type, new Set())).toEqual([]);
    },
  );

  test('the comparison sees what is missing', () => {
    const beta = retrieveContextsRequestOf('v1beta1');
    const stripped: AnyType = { ...retrieveContextsRequestOf('v1'), name: beta.name };
    expect(missing(stripped, new Set())).toEqual([
      'google.cloud.aiplatform.v1beta1.RetrieveContextsRequest.vertexRagStore is google.cloud.aiplatform.v1.RetrieveContextsRequest.VertexRagStore, not google.cloud.aiplatform.v1beta1.RetrieveContextsRequest.VertexRagStore',
      'google.cloud.aiplatform.v1beta1.RetrieveContextsRequest.query is google.cloud.aiplatform.v1.RagQuery, not google.cloud.aiplatform.v1beta1.RagQuery',
    ]);
  });

  test('v1 refuses what only v1beta1 has', () => {
    const query = {
      text: 'q',
      similarityTopK: 3,
      ragRetrievalConfig: { hybridSearch: { alpha: 0.5 }, topK: 3 },
    };
    expect(readMessage(retrieveContextsRequestOf('v1beta1'), { query }).ok).toBe(true);
    const read = readMessage(retrieveContextsRequestOf('v1'), { query });
    expect(!read.ok && read.faults).toEqual([
      {
        field: 'query',
        description:
          'Invalid JSON payload received. Unknown name "similarityTopK" at \'query\': Cannot find field.',
      },
      {
        field: 'query.rag_retrieval_config',
        description:
          'Invalid JSON payload received. Unknown name "hybridSearch" at \'query.rag_retrieval_config\': Cannot find field.',
      },
    ]);
  });

  test('no JSON makes reading throw', () => {
    const keys = fc.constantFrom('contents', 'parts', 'text', 'tools', 'retrieval', 'query', 'filter', 'x');
    const json = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(keys, tie('any'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(json.any, fc.constantFrom(...requests), (value, type) => {
        const faults: { field: string; description: string }[] = [];
        const read = type.read(value, { path: '', depth: 0, faults });
        // An unknown name is a fault too, though all else was read.
        expect(read !== undefined || faults.length > 0).toBe(true);
      }),
    );
  });
});
