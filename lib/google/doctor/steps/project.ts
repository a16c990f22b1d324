import { metadataProject } from '../../credentials/metadata-server';
import { fine, type Known, problem, type Step } from '../step';

/** The project whose corpora are listed. */
export const projectStep: Step = {
  id: 'project',
  title: 'Project',
  concerns: ({ api }) => api === 'vertex',
  async look(known) {
    const found = await projectIn(known);
    if (found === null)
      return problem(
        'No project is set, and the credentials name none.',
        'export GOOGLE_CLOUD_PROJECT=PROJECT_ID',
      );
    return fine(`${found.project} (${found.from}).`, { project: found.project });
  },
};

async function projectIn({ settings, session }: Known): Promise<{ project: string; from: string } | null> {
  if (settings.GOOGLE_CLOUD_PROJECT !== null)
    return { project: settings.GOOGLE_CLOUD_PROJECT, from: 'GOOGLE_CLOUD_PROJECT' };
  if (session === null) return null;
  if (session.found.kind === 'metadata') {
    const project = await metadataProject();
    return project === null ? null : { project, from: 'that of this machine' };
  }
  const { file } = session.found;
  if (file.type === 'service_account' && file.project_id)
    return { project: file.project_id, from: 'in the key file' };
  const quotaProject = settings.GOOGLE_CLOUD_QUOTA_PROJECT ?? file.quota_project_id;
  return quotaProject === undefined ? null : { project: quotaProject, from: 'the quota project' };
}
