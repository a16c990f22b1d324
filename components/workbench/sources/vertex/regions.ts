/**
 * Where Vertex AI RAG Engine is offered, and how far: its documentation of 2026, with what the field reports marked as
 * such. Suggestions only, for the service decides and the list grows.
 */
export const ragRegions: readonly { value: string; note: string }[] = [
  { value: 'europe-west3', note: 'generally available' },
  { value: 'europe-west4', note: 'generally available' },
  { value: 'us-central1', note: 'generally available; new projects only by allowlist' },
  { value: 'us-east4', note: 'generally available; new projects only by allowlist' },
  { value: 'us-east1', note: 'preview, by allowlist' },
  { value: 'europe-west1', note: 'by allowlist' },
  { value: 'asia-east1', note: 'preview' },
  { value: 'asia-northeast1', note: 'preview' },
  { value: 'asia-northeast3', note: 'preview' },
  { value: 'asia-south1', note: 'preview' },
  { value: 'asia-southeast1', note: 'preview' },
  { value: 'europe-central2', note: 'preview' },
  { value: 'europe-north1', note: 'preview' },
  { value: 'us-west1', note: 'reported to work' },
  { value: 'us-west4', note: 'reported to work' },
];
