import type { WireRequest } from '../model';

type Parts = Pick<WireRequest, 'rpc' | 'scopes' | 'body'> & {
  /** What follows the version. */
  resource: string;
};

/** v1 knows neither corpora nor the chunks of File Search; v1beta has all that is used here. */
export const geminiRequest = ({ resource, ...rest }: Parts): WireRequest => ({
  api: 'gemini',
  httpMethod: rest.body === null ? 'GET' : 'POST',
  version: 'v1beta',
  host: 'generativelanguage.googleapis.com',
  location: null,
  path: `/v1beta/${resource}`,
  ...rest,
});
