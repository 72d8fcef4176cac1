import { useMemo, useState } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';
import { registrationDaysSchema } from '@naija/contracts/schemas/operator-forms';
import { Select, SubmitButton, TextField } from '@naija/ui';
import { DraftedForm } from '../../decisions/DraftedForm.tsx';
import { NoteForm } from '../../decisions/NoteForm.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useDecide } from './use-decide.ts';

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
