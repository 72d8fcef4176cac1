import { useEffect } from 'react';
import { useDashboardCommentsSeenMutation, useDashboardNotificationsQuery } from './notifications-api.ts';
import { closeCommentNotifications } from './show-badge.ts';

/** Tells the server that the agent sees the newest comments, once they are shown. */
export function useCommentsSeen(areShown: boolean): void {
  const { data } = useDashboardNotificationsQuery(undefined);
  const [markSeen] = useDashboardCommentsSeenMutation();
  // The copy on this device may lack the newest entries.
  const hasNew = areShown && data?.savedAt === undefined && (data?.newComments ?? 0) > 0;
  useEffect(() => {
    if (!hasNew) return;
    void markSeen(undefined);
    if ('serviceWorker' in navigator) closeCommentNotifications().catch(() => undefined);
  }, [hasNew, markSeen]);
}
