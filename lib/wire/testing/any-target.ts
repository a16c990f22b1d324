import fc from 'fast-check';
import { anyGeminiTarget } from './any-gemini-target';
import { anyVertexTarget } from './any-vertex-target';

export const anyRemoteTarget = fc.oneof(anyVertexTarget, anyGeminiTarget);
