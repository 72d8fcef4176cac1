import { useId } from 'react';
import { BusyButton, type BusyButtonProps } from '@naija/ui';
import { OfflineNote } from './OfflineNote.tsx';
import { useIsOffline } from './use-is-offline.ts';

interface OnlineButtonProps extends BusyButtonProps {
  /** The note that says why it is blocked; without it, the button has a note of its own. */
  readonly noteId?: string;
}

/** A button for what only the server can do: blocked, but not without its focus, while that cannot be reached. */
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
