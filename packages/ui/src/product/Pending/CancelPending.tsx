import { useState } from 'react';
import { cancelIntent, type PendingIntent } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';

export interface CancelPendingProps {
  readonly pending: PendingIntent;
  /** Replaces `cancelIntent`, where more depends on the intent. */
  readonly onCancel?: () => void;
}

/** Cancels a pending intent after a confirmation, which says whether it may have arrived. */
export function CancelPending({ pending, onCancel }: CancelPendingProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        $variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        Cancel
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title="Remove from this device?"
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  if (onCancel) onCancel();
                  else void cancelIntent(pending);
                }}
              >
                Remove
              </Button>
              <Button $variant="secondary" onClick={close}>
                Keep
              </Button>
            </>
          }
        >
          <p>
            {pending.title}: {mayHaveArrived(pending) ? MAY_HAVE_ARRIVED : NOT_SENT}
          </p>
        </Dialog>
      )}
    </>
  );
}

const MAY_HAVE_ARRIVED = "it may have arrived already. If so, removing it here won't take it back.";
const NOT_SENT = "it hasn't been sent, and is saved nowhere else.";

/** A refused intent has not been applied by the server. */
function mayHaveArrived({ tried, sending, problem }: PendingIntent): boolean {
  return (tried || sending !== undefined) && !problem;
}
