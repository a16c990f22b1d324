import { startFaultServer } from './fault-server';

// `PORT=3999 node --import tsx lib/google/testing/serve-faults.ts`, for browser tests: it serves until it is stopped.
await startFaultServer(Number(process.env.PORT));
