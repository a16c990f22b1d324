import { schema } from './read';

/** The messages of the wire with every field that any published schema or recording has. */
export const response = schema('GenerateContentResponse', [
  'candidates',
  'promptFeedback',
  'usageMetadata',
  'modelVersion',
  'responseId',
  'createTime',
  'modelStatus',
  'sdkHttpResponse',
  'automaticFunctionCallingHistory',
  'parsed',
  'error',
]);

export const promptFeedback = schema('PromptFeedback', [
  'blockReason',
  'blockReasonMessage',
  'safetyRatings',
]);

export const candidate = schema('Candidate', [
  'index',
  'content',
  'finishReason',
  'finishMessage',
  'safetyRatings',
  'citationMetadata',
  'groundingMetadata',
  'groundingAttributions',
  'urlContextMetadata',
  'avgLogprobs',
  'logprobsResult',
  'tokenCount',
  'score',
]);

export const content = schema('Content', ['role', 'parts']);

export const part = schema('Part', [
  'text',
  'thought',
  'thoughtSignature',
  'inlineData',
  'fileData',
  'functionCall',
  'functionResponse',
  'executableCode',
  'codeExecutionResult',
  'toolCall',
  'toolResponse',
  'videoMetadata',
  'mediaResolution',
  'audioTranscription',
  'partMetadata',
]);

export const groundingMetadata = schema(
  'GroundingMetadata',
  [
    'groundingChunks',
    'groundingSupports',
    'retrievalQueries',
    'webSearchQueries',
    'imageSearchQueries',
    'searchEntryPoint',
    'retrievalMetadata',
    'sourceFlaggingUris',
  ],
  { groundingSupport: 'groundingSupports', groundingAttributions: null, googleMapsWidgetContextToken: null },
);

export const groundingChunk = schema('GroundingChunk', ['web', 'retrievedContext', 'maps', 'image']);

export const web = schema('GroundingChunk.web', ['uri', 'title', 'domain']);

export const retrievedContext = schema('GroundingChunk.retrievedContext', [
  'uri',
  'title',
  'text',
  'ragChunk',
  'documentName',
  'fileSearchStore',
  'pageNumber',
  'mediaId',
  'customMetadata',
]);

export const maps = schema('GroundingChunk.maps', [
  'uri',
  'title',
  'text',
  'placeId',
  'placeAnswerSources',
  'route',
]);

export const image = schema('GroundingChunk.image', ['sourceUri', 'imageUri', 'title', 'domain']);

export const ragChunk = schema('RagChunk', ['text', 'pageSpan', 'fileId', 'chunkId']);

export const pageSpan = schema('PageSpan', ['firstPage', 'lastPage']);

export const groundingSupport = schema(
  'GroundingSupport',
  ['segment', 'groundingChunkIndices', 'confidenceScores', 'renderedParts'],
  { supportChunkIndices: 'groundingChunkIndices', confidenceScore: 'confidenceScores', segmentText: null },
);

export const segment = schema('Segment', ['partIndex', 'startIndex', 'endIndex', 'text']);

export const answerResponse = schema('GenerateAnswerResponse', [
  'answer',
  'answerableProbability',
  'inputFeedback',
  'sdkHttpResponse',
]);

export const inputFeedback = schema('InputFeedback', ['blockReason', 'safetyRatings']);

export const attribution = schema('GroundingAttribution', ['sourceId', 'content']);

export const attributionSource = schema('AttributionSourceId', [
  'groundingPassage',
  'semanticRetrieverChunk',
]);

export const groundingPassage = schema('GroundingPassageId', ['passageId', 'partIndex']);

export const retrieverChunk = schema('SemanticRetrieverChunk', ['source', 'chunk']);

export const contextsResponse = schema('RetrieveContextsResponse', ['contexts', 'sdkHttpResponse', '@type']);

export const ragContexts = schema('RagContexts', ['contexts']);

export const ragContext = schema(
  'RagContexts.Context',
  ['sourceUri', 'sourceDisplayName', 'text', 'score', 'chunk'],
  { distance: null, sparseDistance: null },
);

export const queryResponse = schema('QueryCorpusResponse', ['relevantChunks', 'sdkHttpResponse']);

export const relevantChunk = schema('RelevantChunk', ['chunkRelevanceScore', 'chunk', 'document']);

export const corpusChunk = schema('Chunk', [
  'name',
  'data',
  'customMetadata',
  'createTime',
  'updateTime',
  'state',
]);

export const chunkData = schema('ChunkData', ['stringValue']);

export const document = schema('Document', [
  'name',
  'displayName',
  'customMetadata',
  'createTime',
  'updateTime',
]);
