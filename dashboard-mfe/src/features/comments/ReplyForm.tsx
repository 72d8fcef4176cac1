import { LIMITS } from '@naija/contracts/domain/limits';
import type { Comment } from '@naija/contracts/http/comments';
import { replySchema } from '@naija/contracts/schemas/reply';
import { DraftedTextForm } from '../../drafts/DraftedTextForm.tsx';
import { REPLY_MESSAGES } from '../../moderation-messages.ts';
import { tabPath } from '../../navigation/tabs.ts';

interface ReplyFormProps {
  readonly comment: Comment;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** The agent's one reply to a comment; it is sent through the outbox. */
export function ReplyForm({ comment: { _id: id, fullname }, agentId, onClose }: ReplyFormProps) {
  const about = { title: REPLY_MESSAGES.replyTo(fullname), path: tabPath('comments') };
  return (
    <DraftedTextForm
      draft={{ owner: agentId, form: `reply:${id}`, ...about }}
      schema={replySchema}
      field={{
        name: 'content',
        label: REPLY_MESSAGES.label,
        hint: REPLY_MESSAGES.hint,
        max: LIMITS.replyMax,
        rows: 4,
      }}
      texts={{ send: REPLY_MESSAGES.send, sending: REPLY_MESSAGES.sending, cancel: REPLY_MESSAGES.cancel }}
      onSend={async (fields, submit) => {
        await submit({ kind: 'reply', about: id, owner: agentId, ...about, fields });
      }}
      onClose={onClose}
    />
  );
}
