import { useState, useSyncExternalStore } from 'react';
import { subscriptionRequest } from '@naija/contracts/pwa/push';
import { loadErrorMessage } from '@naija/ui';
import {
  useDashboardSubscribeMutation,
  useDashboardUnsubscribeMutation,
} from '../../notifications/notifications-api.ts';
import { endDevice, setDeviceAgent, subscribeDevice, pushSupport } from '../../notifications/push-device.ts';
import { NOTIFICATION_MESSAGES as TEXT } from './messages.ts';

interface DeviceState {
  /** The state that the agent chose, until the server has confirmed it. */
  readonly isOn?: boolean;
  readonly status?: string;
  readonly problem?: string;
}

/** The state of notifications on this device, and a function that changes it. */
export function useDevice(agentId: string, pushKey: string, isSubscribed: boolean) {
  const [state, setState] = useState<DeviceState>({});
  const [subscribe] = useDashboardSubscribeMutation();
  const [unsubscribe] = useDashboardUnsubscribeMutation();
  const isBlocked = useIsBlocked();

  const turnOn = async () => {
    setState({ isOn: true, status: TEXT.turningOn });
    if ((await Notification.requestPermission()) !== 'granted') {
      setState(Notification.permission === 'denied' ? {} : { problem: TEXT.dismissed });
      return;
    }
    const subscription = await subscribeDevice(pushKey).catch(() => null);
    if (!subscription) {
      setState({ problem: subscription === null ? TEXT.noService : TEXT.states.noWorker });
      return;
    }
    try {
      await setDeviceAgent(agentId);
      await subscribe(subscriptionRequest(subscription)).unwrap();
      setState({ isOn: true, status: TEXT.turnedOn });
    } catch (error) {
      await endDevice().catch(() => undefined);
      setState({ problem: `${TEXT.notStored} ${loadErrorMessage(error)}` });
    }
  };
  const turnOff = async () => {
    setState({ isOn: false, status: TEXT.turnedOff });
    await endDevice().catch(() => undefined);
    // If this request fails, the server learns from the push service that the subscription has ended.
    await unsubscribe(undefined);
  };
  return {
    isOn: !isBlocked && (state.isOn ?? isSubscribed),
    isBlocked,
    status: state.status,
    problem: state.problem,
    change: (isOn: boolean) => void (isOn ? turnOn() : turnOff()),
  };
}

/** True if the browser blocks notifications. Follows changes of its settings while the page is open. */
function useIsBlocked(): boolean {
  return useSyncExternalStore(onReturn, () => pushSupport() === 'blocked');
}

function onReturn(onChange: () => void): () => void {
  const events = ['focus', 'visibilitychange'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
