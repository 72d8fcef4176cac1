/** Shows the number of new comments on the icon of the installed app, where the system has that; 0 removes it. */
export function showBadge(count: number): void {
  // Outside of installed apps some browsers refuse.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Removes what was shown about comments, which the agent sees now. */
export async function closeCommentNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: 'comment' })) ?? [])
    notification.close();
}
