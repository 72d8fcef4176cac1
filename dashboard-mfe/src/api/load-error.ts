import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind, translateText } from '@naija/runtime';

export function loadErrorMessage(error: unknown): string {
  if (isUnauthorized(error)) return translateText(MESSAGES.sessionEnded);
  return translateText(failureKind(error) === 'offline' ? MESSAGES.locationOffline : MESSAGES.locationFailed);
}

/** True when the server rejected the session (401). */
export function isUnauthorized(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
}
