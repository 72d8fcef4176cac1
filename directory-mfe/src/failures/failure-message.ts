import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';

/** Why something could not be loaded, in words for people: no connection, or anything else. */
export function failureMessage(error: unknown): string {
  return failureKind(error) === 'offline' ? MESSAGES.locationOffline : MESSAGES.locationFailed;
}
