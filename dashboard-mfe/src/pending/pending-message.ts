import { MESSAGES } from '@naija/contracts/domain/messages';
import type { PendingIntent } from '@naija/runtime';
import { DASHBOARD_MESSAGES } from '../messages.ts';

/**
 * Status of a pending change.
 * @param isLoggedIn nothing is sent without a session
 */
export function pendingMessage(intent: PendingIntent, isLoggedIn: boolean): string {
  const { problem, sending } = intent;
  if (problem) return problem.kind === 'changed' ? MESSAGES.profileChanged : problem.message;
  if (intent.inMemory) return DASHBOARD_MESSAGES.notStored;
  if (sending) return 'It is on the way.';
  return isLoggedIn
    ? 'It is sent as soon as there is a connection.'
    : 'It is sent once you have logged in again.';
}
