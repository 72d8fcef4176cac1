import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';

/** Why something could not be loaded, in words for the agent. */
export function loadFailure(error: unknown): string {
  if (isRefused(error)) return MESSAGES.sessionEnded;
  return failureKind(error) === 'offline' ? MESSAGES.locationOffline : MESSAGES.locationFailed;
}

/** True when the server did not accept the session. */
export function isRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
}
