/** An expected failure of a step: its message is all a person needs, a stack would only hide it. */
export class StepFailed extends Error {
  name = 'StepFailed';
}
