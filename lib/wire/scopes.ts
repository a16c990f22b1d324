const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;

/** By the services' discovery documents: `retrieveContexts` does not take the read-only scope, generation does. */
export const retrieveScopes = [scope('cloud-platform'), scope('aiplatform')];
export const generateScopes = [
  scope('cloud-platform'),
  scope('aiplatform'),
  scope('cloud-platform.read-only'),
];

export const geminiScopes = [scope('cloud-platform'), scope('generative-language')];
/** Reading and querying corpora; they are private, so an API key does not open them. */
export const retrieverScopes = [
  scope('generative-language.retriever.readonly'),
  scope('generative-language.retriever'),
];
