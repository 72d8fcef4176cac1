import { cacheStatusOf, failureKind } from '@naija/runtime';
import { useSessionsState } from '../api/sessions-api.ts';
import { useNotificationsState } from '../notifications/notifications-api.ts';

/**
 * True while the server cannot be reached, as far as Settings knows. The list of sessions tells, because no device keeps it;
 * until its first answer the system and the kept copies of other parts tell.
 */
export function useIsOffline(): boolean {
  const { data, error } = useSessionsState(undefined);
  const { data: notifications } = useNotificationsState(undefined);
  if (data ?? error) return isUnreachable(error);
  return !navigator.onLine || cacheStatusOf(notifications).savedAt !== undefined;
}

/** True if nothing has come, or nothing of ours. A server that is busy has been reached, and no network helps. */
export function isUnreachable(error: unknown): boolean {
  return failureKind(error) === 'offline';
}
