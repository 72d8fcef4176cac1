import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';

export function failureMessage(error: unknown): string {
  return failureKind(error) === 'offline' ? MESSAGES.locationOffline : MESSAGES.locationFailed;
}
