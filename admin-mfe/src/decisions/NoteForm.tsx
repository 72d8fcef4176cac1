import { LIMITS } from '@naija/contracts/domain/limits';
import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import { Form, SubmitButton, TextArea, type FormProps } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

interface Note {
  readonly note: string;
}

interface NoteFormProps {
  /** Text of the button. */
  readonly action: string;
  readonly hint?: string;
  readonly error: { readonly message: string; readonly fields?: unknown } | undefined;
  readonly submit: FormProps<Note>['onSubmit'];
}

/** Decides something by its one button, after the reason was written down. */
export function NoteForm({ action, hint, error, submit }: NoteFormProps) {
  return (
    <Form
      schema={noteSchema}
      initialValues={{ note: '' }}
      status={error && !error.fields ? <p>{error.message}</p> : null}
      onSubmit={submit}
    >
      <TextArea name="note" label={ADMIN_MESSAGES.case.note} hint={hint} max={LIMITS.noteMax} rows={3} />
      <SubmitButton busy={ADMIN_MESSAGES.saving}>{action}</SubmitButton>
    </Form>
  );
}
