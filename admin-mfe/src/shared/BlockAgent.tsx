import { useState } from 'react';
import type { ModeratedAgent } from '@naija/contracts/http/operators';
import { Button, Dialog, showToast, Badge } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { useAdminBlockMutation } from './agents-api.ts';
import { NoteForm } from './DraftedForm.tsx';

const TEXT = ADMIN_MESSAGES.agents;

/** Blocks or unblocks an account. Requires a reason. */
export function BlockAgent({ of: { agent, isBlocked, isOperator } }: { readonly of: ModeratedAgent }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  // An operator cannot be blocked until `naija admin revoke` has removed the role.
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
  /** The new state of the account. */
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

/** Badges that say whether visitors see an agent, and why not. */
export function AgentStates({ of }: { readonly of: ModeratedAgent }) {
  const states = [
    of.isBlocked && ADMIN_MESSAGES.agents.blocked,
    of.isHidden && !of.isBlocked && ADMIN_MESSAGES.agents.hidden,
    !of.isListed && !of.isHidden && !of.isBlocked && ADMIN_MESSAGES.agents.unlisted,
    of.isOperator && ADMIN_MESSAGES.agents.operator,
  ].filter((text) => text !== false);
  if (states.length === 0) return <Badge kind="verified">{ADMIN_MESSAGES.agents.visible}</Badge>;
  return states.map((text) => <Badge key={text}>{text}</Badge>);
}
