import styled from 'styled-components';
import type {
  NotificationChannel,
  NotificationKind,
  OwnNotifications,
} from '@naija/contracts/http/notifications';
import { CancelPending, PendingState, Switch, tokens } from '@naija/ui';
import { NOTIFICATION_MESSAGES } from './messages.ts';
import { useSetting } from './use-setting.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  min-width: 0;
  margin: 0;
  padding: ${tokens.space.md} 0 0;
  border: 0;
  border-block-start: 1px solid ${tokens.color.line};

  > legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
`;

interface KindSwitchesProps {
  readonly kind: NotificationKind;
  readonly agentId: string;
  readonly known: OwnNotifications;
}

/** The channels through which an agent is notified of one kind of event. */
export function KindSwitches(props: KindSwitchesProps) {
  return (
    <Group>
      <legend>{NOTIFICATION_MESSAGES.kinds[props.kind]}</legend>
      <ChannelSwitch channel="mail" {...props} />
      {props.known.pushKey !== null && <ChannelSwitch channel="push" {...props} />}
    </Group>
  );
}

function ChannelSwitch(props: KindSwitchesProps & { readonly channel: NotificationChannel }) {
  const { kind, channel } = props;
  const { isOn, waiting, change } = useSetting(props);
  const { label, hint } = NOTIFICATION_MESSAGES.channels[channel];
  const isAnswerMail = kind === 'answer' && channel === 'mail';
  return (
    <div>
      <Switch label={label} on={isOn} onChange={change}>
        {isAnswerMail ? NOTIFICATION_MESSAGES.answerMailHint : hint}
      </Switch>
      {waiting && (
        <>
          <PendingState pending={waiting} />
          {waiting.problem && <CancelPending pending={waiting} />}
        </>
      )}
    </div>
  );
}
