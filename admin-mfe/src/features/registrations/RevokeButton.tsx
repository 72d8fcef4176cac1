import { useState } from 'react';
import { Button, Dialog } from '@naija/ui';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { DeclineForm } from './CheckForm.tsx';

const TEXT = ADMIN_MESSAGES.registrations;

/** Takes back a confirmation, after the reason was written down. */
export function RevokeButton({ id, title }: { readonly id: string; readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          $variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          {TEXT.revoke}
        </Button>
      </div>
      {isOpen && (
        <Dialog
          open
          onClose={() => {
            setOpen(false);
          }}
          title={TEXT.revokeTitle(title)}
        >
          <DeclineForm id={id} decision="revoke" action={TEXT.revokeAction(title)} />
        </Dialog>
      )}
    </>
  );
}
