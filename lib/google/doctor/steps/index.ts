import type { Step } from '../step';
import { answerStep } from './answer';
import { apiEnabledStep } from './api-enabled';
import { apiKeyStep } from './api-key';
import { callerStep } from './caller';
import { credentialsStep } from './credentials';
import { impersonationStep } from './impersonation';
import { permissionStep } from './permission';
import { projectStep } from './project';
import { quotaProjectStep } from './quota-project';
import { scopesStep } from './scopes';
import { settingsStep } from './settings';
import { tokenStep } from './token';

/** Everything there is to look at, in the order in which a person would. */
export const steps: readonly Step[] = [
  settingsStep,
  credentialsStep,
  apiKeyStep,
  tokenStep,
  impersonationStep,
  callerStep,
  scopesStep,
  projectStep,
  quotaProjectStep,
  answerStep,
  apiEnabledStep,
  permissionStep,
];
