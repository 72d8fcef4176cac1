import { LIMITS } from '@naija/contracts/domain/limits';
import type { AppealSubject } from '@naija/contracts/http/moderation';
import { appealSchema } from '@naija/contracts/schemas/appeal';
import { translateText } from '@naija/runtime';
import { Dialog, Form, showToast, SubmitButton, TextArea, useSubmit } from '@naija/ui';
import { toChangeError } from '../../api/to-change-error.ts';
import { MODERATION_MESSAGES } from '../../moderation-messages.ts';
import { useDashboardAppealMutation } from './moderation-api.ts';

interface AppealDialogProps {
  readonly subject: AppealSubject;
  readonly onClose: () => void;
}

export function AppealDialog({ subject, onClose }: AppealDialogProps) {
  const [appeal] = useDashboardAppealMutation();
  const { error, submit } = useSubmit(
    (values: () => { readonly text: string }) => appeal({ subject, ...values() }),
    toChangeError,
    ({ message }) => {
      showToast(translateText(message), { kind: 'success' });
      onClose();
    },
  );
  return (
    <Dialog open onClose={onClose} title={MODERATION_MESSAGES.appealTitle[subject.kind]}>
      <Form
        schema={appealSchema}
        initialValues={{ text: '' }}
        status={error?.message === undefined ? null : <p>{error.message}</p>}
        onSubmit={submit}
      >
        <TextArea
          name="text"
          label={MODERATION_MESSAGES.text}
          hint={MODERATION_MESSAGES.textHint}
          max={LIMITS.appealMax}
          rows={6}
        />
        <SubmitButton busy={MODERATION_MESSAGES.sending}>{MODERATION_MESSAGES.send}</SubmitButton>
      </Form>
    </Dialog>
  );
}
