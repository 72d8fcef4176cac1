import { equalizeTiming } from '../../platform/http/equalize-timing.ts';
import type { Services } from '../../platform/module.ts';

/** A login costs the same with and without an account. */
export const LOGIN_STEP_MS = 150;
/** With an account the others take a few statements more, which hardly ever exceed this on a busy machine. */
export const ACCOUNT_STEP_MS = 250;

/** Settles as the work does, at a multiple of the step, so that its time does not tell whether there is an account. */
export function withHiddenTiming<T>(
  { timingStepMs }: Pick<Services, 'timingStepMs'>,
  stepMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const ms = timingStepMs ?? stepMs;
  return ms === 0 ? work() : equalizeTiming(ms, work);
}
