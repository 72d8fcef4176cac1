import { useState } from 'react';
import { cancelIntent, type PendingIntent, words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';

const texts = words('ui.cancelPending', {
  cancel: 'Cancel',
  title: 'Remove from this device?',
  remove: 'Remove',
  keep: 'Keep',
  mayHaveArrived: (what: string) =>
    `${what}: it may have arrived already. If so, removing it here won't take it back.`,
  notSent: (what: string) => `${what}: it hasn't been sent, and is saved nowhere else.`,
});

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
        {texts.cancel}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title={texts.title}
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  if (onCancel) onCancel();
                  else void cancelIntent(pending);
                }}
              >
                {texts.remove}
              </Button>
              <Button $variant="secondary" onClick={close}>
                {texts.keep}
              </Button>
            </>
          }
        >
          <p>
            {mayHaveArrived(pending) ? texts.mayHaveArrived(pending.title) : texts.notSent(pending.title)}
          </p>
        </Dialog>
      )}
    </>
  );
}

/** A refused intent has not been applied by the server. */
function mayHaveArrived({ tried, sending, problem }: PendingIntent): boolean {
  return (tried || sending !== undefined) && !problem;
}
