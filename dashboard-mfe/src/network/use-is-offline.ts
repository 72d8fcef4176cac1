import { cacheStatusOf, failureKind } from '@naija/runtime';
import { useSessionsState } from '../api/sessions-api.ts';
import { useNotificationsState } from '../notifications/notifications-api.ts';

/**
 * True while the server cannot be reached. The query for the sessions decides, because devices never cache its response. Before
 * its first response, the system's network state and cached copies of other queries decide.
 */
export function useIsOffline(): boolean {
  const { data, error } = useSessionsState(undefined);
  const { data: notifications } = useNotificationsState(undefined);
  if (data ?? error) return isUnreachable(error);
  return !navigator.onLine || cacheStatusOf(notifications).savedAt !== undefined;
}

/** True if nothing responded, or something other than our server. A busy server counts as reached. */
export function isUnreachable(error: unknown): boolean {
  return failureKind(error) === 'offline';
}
