/**
 * Where the published protos lag behind the service, which its newest SDK, `@google/genai`, shows: it sends what is
 * listed here. Each is the fault that the strict judge finds in a right request.
 */
export const disagreements: readonly string[] = [
  // File Search has a flat form.
  'tools[0].fileSearch.fileSearchStoreNames: no field of google.ai.generativelanguage.v1beta.FileSearch',
  'tools[0].fileSearch.topK: no field of google.ai.generativelanguage.v1beta.FileSearch',
  'tools[0].fileSearch.metadataFilter: no field of google.ai.generativelanguage.v1beta.FileSearch',
  'tools[0].fileSearch.retrievalResources: required, and missing',
  // Thinking levels are published for Vertex v1 alone.
  'generationConfig.thinkingConfig.thinkingLevel: no field of google.ai.generativelanguage.v1beta.ThinkingConfig',
  'generationConfig.thinkingConfig.thinkingLevel: no field of google.cloud.aiplatform.v1beta1.GenerationConfig.ThinkingConfig',
];
