import styled from 'styled-components';
import { Switch, tokens } from '@naija/ui';
import { NETWORK_MESSAGES } from '../../messages.ts';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { pushSupport } from '../../notifications/push-device.ts';
import { NOTIFICATION_MESSAGES } from './messages.ts';
import { useDevice } from './use-device.ts';

/** A live region. It is mounted while empty, because only changes are announced. */
const Status = styled.p<{ readonly $isProblem?: boolean }>`
  color: ${({ $isProblem = false }) => ($isProblem ? tokens.color.danger : tokens.color.success)};
  font-size: ${tokens.text.small};
  font-weight: 600;
`;

interface DeviceSwitchProps {
  readonly agentId: string;
  /** Null if the server sends no push notifications. */
  readonly pushKey: string | null;
  readonly isSubscribed: boolean;
}

/** Turns on notifications on this device, for which the browser asks, or says why the device cannot show any. */
export function DeviceSwitch({ agentId, pushKey, isSubscribed }: DeviceSwitchProps) {
  if (pushKey === null) return <p>{NOTIFICATION_MESSAGES.states.off}</p>;
  const support = pushSupport();
  if (support === 'unsupported' || support === 'ios') return <p>{NOTIFICATION_MESSAGES.states[support]}</p>;
  return <ReadyDevice agentId={agentId} pushKey={pushKey} isSubscribed={isSubscribed} />;
}

function ReadyDevice({ agentId, pushKey, isSubscribed }: DeviceSwitchProps & { readonly pushKey: string }) {
  const { isOn, isBlocked, status, problem, change } = useDevice(agentId, pushKey, isSubscribed);
  // Turning notifications off needs no network.
  const isOffline = useIsOffline() && !isOn;
  const hint = isOffline ? NETWORK_MESSAGES.action : NOTIFICATION_MESSAGES.deviceHint;
  return (
    <div>
      <Switch
        label={NOTIFICATION_MESSAGES.device}
        on={isOn}
        disabled={isBlocked || isOffline}
        onChange={change}
      >
        {isBlocked ? NOTIFICATION_MESSAGES.states.blocked : hint}
      </Switch>
      <Status role="status">{status}</Status>
      <Status role="alert" $isProblem>
        {problem}
      </Status>
    </div>
  );
}
