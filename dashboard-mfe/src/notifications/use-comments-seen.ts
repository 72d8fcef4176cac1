import { useEffect } from 'react';
import { useDashboardCommentsSeenMutation, useDashboardNotificationsQuery } from './notifications-api.ts';

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

/** Shows the number of new comments on the icon of the installed app, where the system has that; 0 removes it. */
export function showBadge(count: number): void {
  // Outside of installed apps some browsers refuse.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Removes what was shown about comments, which the agent sees now. */
async function closeCommentNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: 'comment' })) ?? [])
    notification.close();
}
