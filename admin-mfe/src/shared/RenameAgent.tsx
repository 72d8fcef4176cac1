import { useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { Agent } from '@naija/contracts/http/agents';
import { renameSchema } from '@naija/contracts/schemas/operator-forms';
import { Button, Dialog, showToast, SubmitButton, TextArea, TextField } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { useAdminRenameMutation } from './agents-api.ts';
import { DraftedForm } from './DraftedForm.tsx';

const TEXT = ADMIN_MESSAGES.agents;

/** Corrects the name of an agent, which agents cannot change themselves. Requires a reason. */
export function RenameAgent({ agent: { id, name } }: { readonly agent: Agent }) {
  const [isOpen, setOpen] = useState(false);
  const [rename] = useAdminRenameMutation();
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        $variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {TEXT.rename}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} title={TEXT.renameTitle(name)}>
          <p>{TEXT.renameText}</p>
          <DraftedForm
            form={`rename:${id}`}
            title={TEXT.renameTitle(name)}
            schema={renameSchema}
            initialValues={{ name, note: '' }}
            send={(values) => rename({ id, ...values() })}
            onSuccess={() => {
              showToast(TEXT.renameDone, { kind: 'success' });
              close();
            }}
          >
            {() => (
              <>
                <TextField name="name" label={TEXT.newName} autoComplete="off" />
                <TextArea
                  name="note"
                  label={ADMIN_MESSAGES.case.note}
                  hint={ADMIN_MESSAGES.case.noteHint}
                  max={LIMITS.noteMax}
                  rows={3}
                />
                <SubmitButton busy={ADMIN_MESSAGES.saving}>{TEXT.rename}</SubmitButton>
              </>
            )}
          </DraftedForm>
        </Dialog>
      )}
    </>
  );
}
