import { useMemo, useState } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';
import type { RegistrationDecision, RegistrationDecisionRequest } from '@naija/contracts/http/operators';
import { registrationDaysSchema } from '@naija/contracts/schemas/operator-forms';
import { translateText, type MutationTrigger } from '@naija/runtime';
import { Button, Dialog, errorBody, Select, showToast, SubmitButton, TextField } from '@naija/ui';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { DraftedForm, NoteForm } from '../../shared/DraftedForm.tsx';
import { REGISTRATION_MESSAGES } from './messages.ts';
import { useAdminDecideRegistrationMutation } from './registrations-api.ts';

interface CheckFormProps {
  readonly id: string;
  /** The register and the number, such as 'CAC RC 123456'. */
  readonly entry: string;
}

/** Confirms a number with two dates, or refuses it with a reason. No choice is preselected. */
export function CheckForm({ id, entry }: CheckFormProps) {
  const [choice, setChoice] = useState('');
  const choices = [
    { value: '', label: REGISTRATION_MESSAGES.choices.none },
    { value: 'confirm', label: REGISTRATION_MESSAGES.choices.confirm },
    { value: 'refuse', label: REGISTRATION_MESSAGES.choices.refuse },
  ];
  return (
    <>
      <Select label={REGISTRATION_MESSAGES.decision} options={choices} value={choice} onChange={setChoice} />
      {choice === 'confirm' && <ConfirmForm id={id} entry={entry} />}
      {choice === 'refuse' && (
        <DeclineForm id={id} decision="refuse" action={REGISTRATION_MESSAGES.refuse(entry)} />
      )}
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
      title={REGISTRATION_MESSAGES.confirm(entry)}
      schema={schema}
      initialValues={{ checkedOn: '', validUntil: '' }}
    >
      {() => (
        <>
          <TextField name="checkedOn" label={REGISTRATION_MESSAGES.checkedOn} type="date" max={today} />
          <TextField
            name="validUntil"
            label={REGISTRATION_MESSAGES.validUntil}
            hint={REGISTRATION_MESSAGES.validUntilHint}
            type="date"
            min={today}
          />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>{REGISTRATION_MESSAGES.confirm(entry)}</SubmitButton>
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
function DeclineForm({ id, decision, action }: DeclineFormProps) {
  return (
    <NoteForm
      {...useDecide(id, decision)}
      form={`${decision}:${id}`}
      title={action}
      action={action}
      hint={REGISTRATION_MESSAGES.noteHint}
    />
  );
}

type Decided = Omit<RegistrationDecisionRequest, 'decision'>;

/** Sends a decision on a number. Toasts report the result, because the form is removed with the entry. */
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
    showToast(REGISTRATION_MESSAGES.saved, { kind: 'success' });
  };
  return { send, onSuccess };
}

/** Revokes a confirmation. Requires a reason. */
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
          {REGISTRATION_MESSAGES.revoke}
        </Button>
      </div>
      {isOpen && (
        <Dialog
          open
          onClose={() => {
            setOpen(false);
          }}
          title={REGISTRATION_MESSAGES.revokeTitle(title)}
        >
          <DeclineForm id={id} decision="revoke" action={REGISTRATION_MESSAGES.revokeAction(title)} />
        </Dialog>
      )}
    </>
  );
}
