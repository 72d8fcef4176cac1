import { LIMITS } from '@naija/contracts/domain/limits';
import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import { Form, SubmitButton, TextArea } from '@naija/ui';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useDecide } from './use-decide.ts';

const TEXT = ADMIN_MESSAGES.registrations;

interface NoteFormProps {
  readonly id: string;
  readonly decision: 'refuse' | 'revoke';
  /** Text of the button. */
  readonly action: string;
}

/** Refuses or revokes a number, with a reason. */
export function NoteForm({ id, decision, action }: NoteFormProps) {
  const { error, submit } = useDecide(id, decision);
  return (
    <Form
      schema={noteSchema}
      initialValues={{ note: '' }}
      status={error && !error.fields ? <p>{error.message}</p> : null}
      onSubmit={submit}
    >
      <TextArea name="note" label={TEXT.note} hint={TEXT.noteHint} max={LIMITS.noteMax} rows={3} />
      <SubmitButton busy={ADMIN_MESSAGES.saving}>{action}</SubmitButton>
    </Form>
  );
}
