import type { WireRequest } from '../model';
import { vertexHost } from './hosts';

type Parts = Omit<WireRequest, 'api' | 'host' | 'httpMethod' | 'location' | 'path'> & {
  location: string;
  /** What follows the version. */
  resource: string;
};

export const vertexRequest = ({ location, resource, ...rest }: Parts): WireRequest => ({
  api: 'vertex',
  httpMethod: rest.body === null ? 'GET' : 'POST',
  host: vertexHost(location),
  location,
  path: `/${rest.version}/${resource}`,
  ...rest,
});
