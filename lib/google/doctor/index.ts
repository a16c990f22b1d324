export { check } from './check';
export { readiness } from './readiness';
