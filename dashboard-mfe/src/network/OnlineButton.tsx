import { useId } from 'react';
import styled from 'styled-components';
import { WifiOff } from 'lucide-react';
import { BusyButton, type BusyButtonProps, tokens } from '@naija/ui';
import { NETWORK_MESSAGES } from '../messages.ts';
import { useIsOffline } from './use-is-offline.ts';

interface OfflineNoteProps {
  /** The reason why a network is needed: an action, or content that this device has not cached. */
  readonly about: keyof typeof NETWORK_MESSAGES;
  /** Id for the `aria-describedby` of a blocked control. */
  readonly id?: string | undefined;
}

const Note = styled.p`
  display: flex;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  > svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

/** Says that a part of the page needs a network. */
export function OfflineNote({ about, id }: OfflineNoteProps) {
  return (
    <Note id={id}>
      <WifiOff size="1.2em" aria-hidden="true" />
      <span>{NETWORK_MESSAGES[about]}</span>
    </Note>
  );
}

interface OnlineButtonProps extends BusyButtonProps {
  /** Id of a note that says why the button is blocked. Without it, the button renders its own note. */
  readonly noteId?: string;
}

/** A button for an action that needs the server. While offline it is blocked and keeps the focus. */
export function OnlineButton({ noteId, busy, busyLabel, children, ...button }: OnlineButtonProps) {
  const isOffline = useIsOffline();
  const ownId = useId();
  return (
    <>
      {isOffline && noteId === undefined && <OfflineNote about="action" id={ownId} />}
      <BusyButton
        {...button}
        busy={busy || isOffline}
        busyLabel={busy ? busyLabel : children}
        aria-describedby={isOffline ? (noteId ?? ownId) : undefined}
      >
        {children}
      </BusyButton>
    </>
  );
}
