import { LIMITS } from '@naija/contracts/domain/limits';
import type { AppealSubject } from '@naija/contracts/http/moderation';
import { appealSchema } from '@naija/contracts/schemas/appeal';
import { translateText } from '@naija/runtime';
import { Dialog, showToast } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { DraftedTextForm } from '../../shared/DraftedTextForm.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import { useDashboardAppealMutation } from './moderation-api.ts';

interface AppealDialogProps {
  readonly agentId: string;
  readonly subject: AppealSubject;
  readonly onClose: () => void;
}

export function AppealDialog({ agentId, subject, onClose }: AppealDialogProps) {
  const [appeal] = useDashboardAppealMutation();
  const title = MODERATION_MESSAGES.appealTitle[subject.kind];
  return (
    <Dialog open onClose={onClose} title={title}>
      <DraftedTextForm
        draft={{
          owner: agentId,
          form: `appeal:${subject.kind}:${subject.id}`,
          title,
          path: tabPath('dashboard'),
        }}
        schema={appealSchema}
        field={{
          name: 'text',
          label: MODERATION_MESSAGES.text,
          hint: MODERATION_MESSAGES.textHint,
          max: LIMITS.appealMax,
          rows: 6,
        }}
        texts={{ send: MODERATION_MESSAGES.send, sending: MODERATION_MESSAGES.sending }}
        onSend={async ({ text }) => {
          try {
            const { message } = await appeal({ subject, text }).unwrap();
            showToast(translateText(message), { kind: 'success' });
            return undefined;
          } catch (thrown) {
            return toRequestError(thrown);
          }
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
