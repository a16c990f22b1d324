import { connection } from 'next/server';
import { Workbench } from '@/components/workbench/workbench';
import { backends } from '@/lib/backends';
import { ask, stop } from './actions';

export default async function Page() {
  // Rendered for each request: the policy's nonce and the backends' readiness belong to it.
  await connection();
  const options = await Promise.all(backends.map((backend) => backend.option()));
  return <Workbench backends={options} build={process.env.BUILD_ID ?? 'dev'} actions={{ ask, stop }} />;
}
