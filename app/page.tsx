import { connection } from 'next/server';
import { Workbench } from '@/components/workbench/workbench';
import { backends } from '@/lib/backends';
import { ask, check, list, stop } from './actions';

export default async function Page() {
  // Rendered for each request: the policy's nonce and the backends' readiness belong to it.
  await connection();
  const options = await Promise.all(backends.map((backend) => backend.option()));
  const actions = { ask, stop, list, check };
  return <Workbench backends={options} build={process.env.BUILD_ID ?? 'dev'} actions={actions} />;
}
