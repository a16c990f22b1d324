export { copyAs } from './copy';
export { listRequest, ragCorpusRequest } from './list';
export type { Problem, RemoteTarget, WireRequest } from './model';
export { problemsOf } from './problems';
export { generateRequest, retrieveRequest, takesApiKey } from './requests';
