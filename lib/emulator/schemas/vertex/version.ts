export type VertexVersion = 'v1' | 'v1beta1';

/** The full name of a message of one version. */
export const nameOf = (version: VertexVersion, message: string): string =>
  `google.cloud.aiplatform.${version}.${message}`;
