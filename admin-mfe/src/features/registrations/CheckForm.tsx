import { useMemo, useState } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';
import { registrationDaysSchema } from '@naija/contracts/schemas/operator-forms';
import { Button, Dialog, errorBody, Select, showToast, SubmitButton, TextField } from '@naija/ui';
import { DraftedForm } from '../../decisions/DraftedForm.tsx';
import { NoteForm } from '../../decisions/NoteForm.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import type { RegistrationDecision, RegistrationDecisionRequest } from '@naija/contracts/http/operators';
import { translateText, type MutationTrigger } from '@naija/runtime';
import { useAdminDecideRegistrationMutation } from './registrations-api.ts';

const TEXT = ADMIN_MESSAGES.registrations;

interface CheckFormProps {
  readonly id: string;
  /** The register and the number, as 'CAC RC 123456'. */
  readonly entry: string;
}

/** Confirms a number with two days, or refuses it with a reason. Nothing is chosen for the operator. */
export function CheckForm({ id, entry }: CheckFormProps) {
  const [choice, setChoice] = useState('');
  const choices = [
    { value: '', label: TEXT.choices.none },
    { value: 'confirm', label: TEXT.choices.confirm },
    { value: 'refuse', label: TEXT.choices.refuse },
  ];
  return (
    <>
      <Select label={TEXT.decision} options={choices} value={choice} onChange={setChoice} />
      {choice === 'confirm' && <ConfirmForm id={id} entry={entry} />}
      {choice === 'refuse' && <DeclineForm id={id} decision="refuse" action={TEXT.refuse(entry)} />}
    </>
  );
}

function ConfirmForm({ id, entry }: CheckFormProps) {
  const [now] = useState(() => new Date());
  const schema = useMemo(() => registrationDaysSchema(now), [now]);
  const today = lagosDay(now);
  return (
    <DraftedForm
      {...useDecide(id, 'confirm')}
      form={`confirm:${id}`}
      title={TEXT.confirm(entry)}
      schema={schema}
      initialValues={{ checkedOn: '', validUntil: '' }}
    >
      {() => (
        <>
          <TextField name="checkedOn" label={TEXT.checkedOn} type="date" max={today} />
          <TextField
            name="validUntil"
            label={TEXT.validUntil}
            hint={TEXT.validUntilHint}
            type="date"
            min={today}
          />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>{TEXT.confirm(entry)}</SubmitButton>
        </>
      )}
    </DraftedForm>
  );
}

interface DeclineFormProps {
  readonly id: string;
  readonly decision: 'refuse' | 'revoke';
  /** Text of the button. */
  readonly action: string;
}

/** Refuses or revokes a number, with a reason. */
export function DeclineForm({ id, decision, action }: DeclineFormProps) {
  return (
    <NoteForm
      {...useDecide(id, decision)}
      form={`${decision}:${id}`}
      title={action}
      action={action}
      hint={TEXT.noteHint}
    />
  );
}

type Decided = Omit<RegistrationDecisionRequest, 'decision'>;

/** Sends a decision on a number. Toasts say how it ended, because the form goes with the entry. */
function useDecide(id: string, decision: RegistrationDecision) {
  const [decide] = useAdminDecideRegistrationMutation();
  const send: MutationTrigger<Decided, unknown> = (values) => {
    const request = decide({ id, decision, ...values() });
    return {
      unwrap: () =>
        request.unwrap().catch((error: unknown) => {
          const body = errorBody(error);
          if (body?.code === 'not_found') showToast(translateText(body.message), { kind: 'warning' });
          throw error;
        }),
    };
  };
  const onSuccess = () => {
    showToast(ADMIN_MESSAGES.registrations.saved, { kind: 'success' });
  };
  return { send, onSuccess };
}

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
          {ADMIN_MESSAGES.registrations.revoke}
        </Button>
      </div>
      {isOpen && (
        <Dialog
          open
          onClose={() => {
            setOpen(false);
          }}
          title={ADMIN_MESSAGES.registrations.revokeTitle(title)}
        >
          <DeclineForm id={id} decision="revoke" action={ADMIN_MESSAGES.registrations.revokeAction(title)} />
        </Dialog>
      )}
    </>
  );
}
