import { handle } from '@/lib/emulator';

export const dynamic = 'force-dynamic';

/** Google's paths (`/emulator/v1/projects/…`), and the mount itself; `next.config.mjs` brings those without the prefix here too. */
export const GET = (request: Request): Promise<Response> => handle(request);

export { GET as DELETE, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
