import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Waiting } from '@naija/runtime';

/** What is said of something that this phone could not keep. */
export const NOT_KEPT = 'Not saved: this phone has no room. Keep this page open until it is sent.';

/**
 * What becomes of changes that wait, in words for their agent.
 * @param loggedIn false while the session is over, without which nothing is sent
 */
export function waitingWords({ seq, problem, sending }: Waiting, loggedIn: boolean): string {
  if (problem) return problem.kind === 'changed' ? MESSAGES.profileChanged : problem.message;
  if (seq < 0) return NOT_KEPT;
  if (sending) return 'It is on the way.';
  return loggedIn
    ? 'It is sent as soon as there is a connection.'
    : 'It is sent once you have logged in again.';
}
