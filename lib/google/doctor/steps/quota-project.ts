import { fine, problem, type Step, signsInWithOAuth, skipped } from '../step';

/** Whose quota is used, which matters where a person calls and not a project's own account. */
export const quotaProjectStep: Step = {
  id: 'quota-project',
  title: 'Quota project',
  concerns: signsInWithOAuth,
  async look({ api, settings, session, headers, project }) {
    if (session === null || headers === null) return skipped('There are no credentials.');
    const sent = headers['x-goog-user-project'];
    if (sent !== undefined) {
      const from =
        settings.GOOGLE_CLOUD_QUOTA_PROJECT === null ? 'the credentials' : 'GOOGLE_CLOUD_QUOTA_PROJECT';
      return fine(`${sent}, from ${from}.`);
    }
    const isUser = session.found.kind === 'file' && session.found.file.type.endsWith('authorized_user');
    if (!isUser || session.target !== null)
      return fine("None is needed: a service account uses its own project's.");
    if (api === 'vertex') return fine('None; the project that is asked for pays.');
    return problem(
      'None, and the Gemini API wants one from a user who signs in with OAuth.',
      `gcloud auth application-default set-quota-project ${project ?? settings.GOOGLE_CLOUD_PROJECT ?? 'PROJECT_ID'}`,
    );
  },
};
