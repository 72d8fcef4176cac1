import { useEffect } from 'react';
import { useDashboardCommentsSeenMutation, useDashboardNotificationsQuery } from './notifications-api.ts';

/** Reports to the server that the agent has seen the newest comments, once they are shown. */
export function useCommentsSeen(areShown: boolean): void {
  const { data } = useDashboardNotificationsQuery(undefined);
  const [markSeen] = useDashboardCommentsSeenMutation();
  // A cached list may lack the newest comments.
  const hasNew = areShown && data?.savedAt === undefined && (data?.newComments ?? 0) > 0;
  useEffect(() => {
    if (!hasNew) return;
    void markSeen(undefined);
    if ('serviceWorker' in navigator) closeCommentNotifications().catch(() => undefined);
  }, [hasNew, markSeen]);
}

/** Shows the number of new comments on the icon of the installed app, if the system supports it. 0 removes it. */
export function showBadge(count: number): void {
  // Some browsers refuse outside of installed apps.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Closes notifications about comments, which the agent sees now. */
async function closeCommentNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: 'comment' })) ?? [])
    notification.close();
}
