import { LIMITS } from '@naija/contracts/domain/limits';
import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import { SubmitButton, TextArea } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { DraftedForm, type DraftedFormProps } from './DraftedForm.tsx';

interface Note {
  readonly note: string;
}

interface NoteFormProps<Result> extends Pick<
  DraftedFormProps<Note, Result>,
  'form' | 'title' | 'send' | 'onSuccess'
> {
  /** Text of the button. */
  readonly action: string;
  readonly hint?: string;
}

/** Decides something by its one button, after the reason was written down. */
export function NoteForm<Result>({ action, hint, ...form }: NoteFormProps<Result>) {
  return (
    <DraftedForm {...form} schema={noteSchema} initialValues={{ note: '' }}>
      {() => (
        <>
          <TextArea name="note" label={ADMIN_MESSAGES.case.note} hint={hint} max={LIMITS.noteMax} rows={3} />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>{action}</SubmitButton>
        </>
      )}
    </DraftedForm>
  );
}
