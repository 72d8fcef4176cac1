import { useState } from 'react';
import type { ModeratedAgent } from '@naija/contracts/http/operators';
import { Button, Dialog, showToast } from '@naija/ui';
import { NoteForm } from '../decisions/NoteForm.tsx';
import { ADMIN_MESSAGES } from '../messages.ts';
import { useAdminBlockMutation } from './agents-api.ts';

const TEXT = ADMIN_MESSAGES.agents;

/** Blocks or unblocks an account, after the reason was written down. */
export function BlockAgent({ of: { agent, isBlocked, isOperator } }: { readonly of: ModeratedAgent }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  // Its role has to be taken first: `naija admin revoke`.
  if (isOperator) return null;
  return (
    <>
      <Button
        $variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {isBlocked ? TEXT.unblock : TEXT.block}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title={isBlocked ? TEXT.unblockTitle(agent.name) : TEXT.blockTitle(agent.name)}
        >
          <p>{isBlocked ? TEXT.unblockText : TEXT.blockText}</p>
          <BlockForm id={agent.id} name={agent.name} isBlocked={!isBlocked} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

interface BlockFormProps {
  readonly id: string;
  readonly name: string;
  /** What it is to be. */
  readonly isBlocked: boolean;
  readonly onDone: () => void;
}

function BlockForm({ id, name, isBlocked, onDone }: BlockFormProps) {
  const [block] = useAdminBlockMutation();
  return (
    <NoteForm
      form={`${isBlocked ? 'block' : 'unblock'}:${id}`}
      title={isBlocked ? TEXT.blockTitle(name) : TEXT.unblockTitle(name)}
      action={isBlocked ? TEXT.block : TEXT.unblock}
      send={(values) => block({ id, isBlocked, ...values() })}
      onSuccess={() => {
        showToast(isBlocked ? TEXT.blockDone : TEXT.unblockDone, { kind: 'success' });
        onDone();
      }}
    />
  );
}
