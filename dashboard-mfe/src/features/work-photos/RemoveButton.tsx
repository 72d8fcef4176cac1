import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button, Dialog, IconButton } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';

interface RemoveButtonProps {
  /** Name of the photo in labels. */
  readonly name: string;
  readonly isUnsent: boolean;
  readonly onRemove: () => void;
}

/** Removes a photo after a confirmation, which says whether it was ever sent. */
export function RemoveButton({ name, isUnsent, onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <IconButton
        label={`${WORK_MESSAGES.remove}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Trash2 aria-hidden="true" size="1.25rem" />
      </IconButton>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title={WORK_MESSAGES.removeTitle}
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  onRemove();
                }}
              >
                {WORK_MESSAGES.remove}
              </Button>
              <Button $variant="secondary" onClick={close}>
                {WORK_MESSAGES.keep}
              </Button>
            </>
          }
        >
          <p>{isUnsent ? WORK_MESSAGES.removeUnsentText : WORK_MESSAGES.removeText}</p>
        </Dialog>
      )}
    </>
  );
}
