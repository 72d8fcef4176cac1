import { notificationPaths } from '@naija/contracts/http/notifications';
import { subscriptionRequest } from '@naija/contracts/pwa/push';
import { cookieSession } from '../background-sync.ts';
import { scope } from '../scope.ts';
import { isAgentHere } from './for-whom.ts';

export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Tells the server of the subscription that takes the place of one that the browser has ended. */
export async function resubscribe({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const session = await cookieSession();
  // The next dashboard that the agent opens subscribes.
  if (!session || !(await isAgentHere())) return;
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  if (!subscription) return;
  await fetch(notificationPaths.pushSubscription, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify(subscriptionRequest(subscription)),
    credentials: 'omit',
    redirect: 'error',
  });
}
