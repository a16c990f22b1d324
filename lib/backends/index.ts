import 'server-only';
import type { Backend } from './backend';
import { embedded } from './embedded';
import { gemini } from './gemini';
import { vertex } from './vertex';

/** Every system that can be asked, the default first. A new one is a file and a line here. */
export const backends: readonly Backend[] = [embedded, vertex, gemini];

export const backendFor = (id: string): Backend | undefined => backends.find((backend) => backend.id === id);
