import { Switch, tokens } from '@naija/ui';
import { NOTIFICATION_MESSAGES } from './messages.ts';
import { NETWORK_MESSAGES } from '../../messages.ts';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { pushSupport } from '../../notifications/push-device.ts';
import { useDevice } from './use-device.ts';
import styled from 'styled-components';

/** A live region, mounted while it is empty: only changes are announced. */
const Status = styled.p<{ readonly $isProblem?: boolean }>`
  color: ${({ $isProblem = false }) => ($isProblem ? tokens.color.danger : tokens.color.success)};
  font-size: ${tokens.text.small};
  font-weight: 600;
`;

interface DeviceSwitchProps {
  readonly agentId: string;
  /** Null where the server sends no pushes. */
  readonly pushKey: string | null;
  readonly isSubscribed: boolean;
}

/** Turns notifications on this device on, after which the browser asks; or says why it cannot show any. */
export function DeviceSwitch({ agentId, pushKey, isSubscribed }: DeviceSwitchProps) {
  if (pushKey === null) return <p>{NOTIFICATION_MESSAGES.states.off}</p>;
  const support = pushSupport();
  if (support === 'unsupported' || support === 'ios') return <p>{NOTIFICATION_MESSAGES.states[support]}</p>;
  return <ReadyDevice agentId={agentId} pushKey={pushKey} isSubscribed={isSubscribed} />;
}

function ReadyDevice({ agentId, pushKey, isSubscribed }: DeviceSwitchProps & { readonly pushKey: string }) {
  const { isOn, isBlocked, status, problem, change } = useDevice(agentId, pushKey, isSubscribed);
  // Turning them off needs no network.
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
