import { loadErrorMessage } from '@naija/ui';
import { useState, useSyncExternalStore } from 'react';
import { subscriptionRequest } from '@naija/contracts/pwa/push';
import { NOTIFICATION_MESSAGES as TEXT } from './messages.ts';
import {
  useDashboardSubscribeMutation,
  useDashboardUnsubscribeMutation,
} from '../../notifications/notifications-api.ts';
import { endDevice, setDeviceAgent, subscribeDevice, pushSupport } from '../../notifications/push-device.ts';

interface DeviceState {
  /** As tapped, until the server says so as well. */
  readonly isOn?: boolean;
  readonly status?: string;
  readonly problem?: string;
}

/** Whether this device shows notifications, and how a tap changes that. */
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
    // Without a network the server learns it from the push service, which does not know the device any more.
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

/** Whether the browser blocks notifications, also where that changes in its settings while the page is open. */
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
