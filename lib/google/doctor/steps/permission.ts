import type { Failure } from '../../../outcome';
import { retrieverSignIn, signIn } from '../../credentials/sign-in-commands';
import { nextOf } from '../next';
import { asksForCorpora, fine, type Known, problem, type Step, skipped } from '../step';
import { kindOf } from '../what-answered';

/** Whether the caller may do what it asked for, or what else the service has against it. */
export const permissionStep: Step = {
  id: 'permission',
  title: 'Access',
  concerns: asksForCorpora,
  async look(known) {
    const { answer } = known;
    if (answer === null) return skipped('Nothing was asked.');
    if (answer.ok) return fine('The corpora can be listed.');
    return problem(answer.failure.why ?? answer.failure.message, remedy(answer.failure, known));
  },
};

function remedy(failure: Failure, { api, settings, headers, member, project }: Known): string | undefined {
  const asked = project ?? settings.GOOGLE_CLOUD_PROJECT ?? 'PROJECT_ID';
  const quotaProject = headers?.['x-goog-user-project'] ?? asked;
  const who = member ?? 'user:YOUR_ADDRESS';
  switch (kindOf(failure)) {
    case 'quota-project-denied':
      return `gcloud projects add-iam-policy-binding ${quotaProject} --member=${who} --role=roles/serviceusage.serviceUsageConsumer`;
    case 'quota-project-missing':
      return `gcloud auth application-default set-quota-project ${asked}`;
    case 'scope-too-small':
      return api === 'gemini' ? retrieverSignIn : signIn;
    case 'permission-or-absent':
    case 'denied':
      return api === 'vertex'
        ? `gcloud projects add-iam-policy-binding ${asked} --member=${who} --role=roles/aiplatform.user`
        : nextOf(failure);
    case 'service-agent': {
      const agent = /[\w.-]+@gcp-sa-[a-z-]+\.iam\.gserviceaccount\.com/.exec(failure.why ?? '')?.[0];
      return agent === undefined
        ? nextOf(failure)
        : `gcloud projects add-iam-policy-binding ${asked} --member=serviceAccount:${agent} --role=roles/storage.objectViewer`;
    }
    default:
      return nextOf(failure);
  }
}
