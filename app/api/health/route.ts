import { activeRuns } from '@/lib/backends/run';

export const dynamic = 'force-dynamic';

/** For load balancers and tests: that the server answers, which build it is, how many runs it works on, what it holds. */
export function GET(): Response {
  return Response.json({
    status: 'ok',
    build: process.env.BUILD_ID,
    activeRuns: activeRuns(),
    memoryBytes: process.memoryUsage.rss(),
  });
}
