import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { translateText, type PendingIntent } from '@naija/runtime';
import { DASHBOARD_MESSAGES } from '../messages.ts';

/**
 * Status of a pending change.
 * @param isLoggedIn nothing is sent without a session
 */
export function pendingMessage(intent: PendingIntent, isLoggedIn: boolean): string {
  const { problem, sending } = intent;
  if (problem)
    return translateText(problem.kind === 'changed' ? OUTBOX_MESSAGES.profileChanged : problem.message);
  if (intent.inMemory) return DASHBOARD_MESSAGES.form.notStored[intent.notKept ?? 'full'];
  if (sending) return DASHBOARD_MESSAGES.pending.sending;
  return isLoggedIn
    ? translateText(intent.delayed ?? OUTBOX_MESSAGES.sentLater)
    : DASHBOARD_MESSAGES.pending.loggedOut;
}
