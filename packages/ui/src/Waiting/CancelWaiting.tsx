import { useState } from 'react';
import { cancelIntent, type Waiting } from '@naija/runtime';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface CancelWaitingProps {
  readonly waiting: Waiting;
  /** What gives it up, where more than this hangs on it. */
  readonly onCancel?: () => void;
}

/** Gives up something that waits on this phone, after a question: it is nowhere else, or may have arrived. */
export function CancelWaiting({ waiting, onCancel }: CancelWaitingProps) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        $variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true);
        }}
      >
        Cancel
      </Button>
      {asking && (
        <Dialog
          open
          onClose={close}
          title="Remove from this phone?"
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  if (onCancel) onCancel();
                  else void cancelIntent(waiting);
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
            {waiting.title}: {mayHaveArrived(waiting) ? ARRIVED : LOST}
          </p>
        </Dialog>
      )}
    </>
  );
}

const ARRIVED = 'it may have arrived already. Then removing it here does not take it back.';
const LOST = 'it was not sent, and is nowhere else.';

/** What the server has refused it has not taken. */
function mayHaveArrived({ tried, sending, problem }: Waiting): boolean {
  return (tried || sending !== undefined) && !problem;
}
