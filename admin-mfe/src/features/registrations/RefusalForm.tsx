import { NoteForm } from '../../decisions/NoteForm.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useDecide } from './use-decide.ts';

interface RefusalFormProps {
  readonly id: string;
  readonly decision: 'refuse' | 'revoke';
  /** Text of the button. */
  readonly action: string;
}

/** Refuses or revokes a number, with a reason. */
export function RefusalForm({ id, decision, action }: RefusalFormProps) {
  const { error, submit } = useDecide(id, decision);
  const { noteHint } = ADMIN_MESSAGES.registrations;
  return <NoteForm action={action} hint={noteHint} error={error} submit={submit} />;
}
