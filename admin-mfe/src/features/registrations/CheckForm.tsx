import { useMemo, useState } from 'react';
import { addDays, lagosDay } from '@naija/contracts/domain/dates';
import { registrationDaysSchema } from '@naija/contracts/schemas/operator-forms';
import { Form, Select, SubmitButton, TextField } from '@naija/ui';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { RefusalForm } from './RefusalForm.tsx';
import { useDecide } from './use-decide.ts';

const TEXT = ADMIN_MESSAGES.registrations;
const YEAR_DAYS = 365;
const CONFIRM = 'confirm';

/** Confirms a number with two days, or refuses it with a reason. */
export function CheckForm({ id }: { readonly id: string }) {
  const [choice, setChoice] = useState(CONFIRM);
  const choices = [
    { value: CONFIRM, label: TEXT.choices.confirm },
    { value: 'refuse', label: TEXT.choices.refuse },
  ];
  return (
    <>
      <Select label={TEXT.decision} options={choices} value={choice} onChange={setChoice} />
      {choice === CONFIRM ? (
        <ConfirmForm id={id} />
      ) : (
        <RefusalForm id={id} decision="refuse" action={TEXT.save} />
      )}
    </>
  );
}

function ConfirmForm({ id }: { readonly id: string }) {
  const { error, submit } = useDecide(id, CONFIRM);
  const [now] = useState(() => new Date());
  const schema = useMemo(() => registrationDaysSchema(now), [now]);
  const today = lagosDay(now);
  return (
    <Form
      schema={schema}
      initialValues={{ checkedOn: today, validUntil: addDays(today, YEAR_DAYS) }}
      status={error && !error.fields ? <p>{error.message}</p> : null}
      onSubmit={submit}
    >
      <TextField name="checkedOn" label={TEXT.checkedOn} type="date" max={today} />
      <TextField
        name="validUntil"
        label={TEXT.validUntil}
        hint={TEXT.validUntilHint}
        type="date"
        min={today}
      />
      <SubmitButton busy={ADMIN_MESSAGES.saving}>{TEXT.save}</SubmitButton>
    </Form>
  );
}
