import { expect, test } from 'vitest';
import { demandSettings } from './settings.mjs';

test('a wrong setting stops the start with one sentence that names it', async () => {
  await expect(demandSettings({ EMBEDDED_PACE_MS: 'abc' })).rejects.toMatchObject({
    name: 'StepFailed',
    message: 'EMBEDDED_PACE_MS is "abc", but it has to be a whole number from 0 to 60000.',
  });
  await expect(demandSettings({ LOG_LEVEL: 'loud' })).rejects.toThrow('LOG_LEVEL is "loud", but');
  await expect(demandSettings({ LOG_LEVEL: 'warn' })).resolves.toBeUndefined();
});
