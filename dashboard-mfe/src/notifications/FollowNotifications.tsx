import { useEffect } from 'react';
import { subscriptionRequest } from '@naija/contracts/pwa/push';
import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { useAgent } from '@naija/runtime';
import { useDashboardNotificationsQuery, useDashboardSubscribeMutation } from './notifications-api.ts';
import { deviceAgent, endDevice, subscribeDevice, pushSupport } from './push-device.ts';
import { showBadge } from './use-comments-seen.ts';

/** Updates the badge of the app, and renews the subscription of the device after a new login or a new key. Renders nothing. */
export function FollowNotifications() {
  const { id } = useAgent();
  const { data, refetch } = useDashboardNotificationsQuery(undefined, {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  useWorkerPushes(refetch);
  const newComments = data?.newComments;
  useEffect(() => {
    if (newComments !== undefined) showBadge(newComments);
  }, [newComments]);
  const [subscribe] = useDashboardSubscribeMutation();
  const missingKey = data && !data.thisDevice ? data.pushKey : null;
  useEffect(() => {
    if (id === undefined || missingKey === null) return;
    // A failure is ignored, because the next visit of the dashboard tries again.
    renew(id, missingKey, (request) => subscribe(request)).catch(() => undefined);
  }, [id, missingKey, subscribe]);
  return null;
}

/** Renews the subscription of the agent who turned it on, or ends the one that another agent left on this device. */
async function renew(
  id: string,
  pushKey: string,
  store: (request: ReturnType<typeof subscriptionRequest>) => unknown,
): Promise<void> {
  if (pushSupport() !== 'ready' || !('caches' in globalThis)) return;
  const owner = await deviceAgent();
  if (owner === undefined) return;
  if (owner !== id) {
    await endDevice();
    return;
  }
  if (Notification.permission !== 'granted') return;
  const subscription = await subscribeDevice(pushKey);
  if (subscription) await store(subscriptionRequest(subscription));
}

/** Calls back when the service worker has received a push message. @param onPush must be a stable function */
export function useWorkerPushes(onPush: () => unknown): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.type === 'NOTIFIED') onPush();
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => {
      serviceWorker.removeEventListener('message', onMessage);
    };
  }, [onPush]);
}
