import { LIMITS } from '@naija/contracts/domain/limits';
import type { Comment } from '@naija/contracts/http/comments';
import type { ReplyRequest } from '@naija/contracts/http/moderation';
import { replySchema } from '@naija/contracts/schemas/reply';
import { tabPath } from '../../navigation/tabs.ts';
import { DraftedTextForm } from '../../shared/DraftedTextForm.tsx';
import { REPLY_MESSAGES } from './messages.ts';
import { replyIntent } from './reply-intent.ts';

interface ReplyFormProps {
  readonly comment: Comment;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** A form for the agent's reply to a comment, new or edited. It is sent through the outbox. */
export function ReplyForm({ comment, agentId, onClose }: ReplyFormProps) {
  const { _id: id, fullname, reply } = comment;
  const change: ReplyRequest['change'] = reply && 'edit';
  const texts = reply
    ? { send: REPLY_MESSAGES.save, sending: REPLY_MESSAGES.saving }
    : { send: REPLY_MESSAGES.send, sending: REPLY_MESSAGES.sending };
  return (
    <DraftedTextForm
      draft={{
        owner: agentId,
        form: `${reply ? 'edit-reply' : 'reply'}:${id}`,
        title: reply ? REPLY_MESSAGES.editTo(fullname) : REPLY_MESSAGES.replyTo(fullname),
        path: tabPath('comments'),
      }}
      schema={replySchema}
      {...(reply && { saved: reply.content })}
      field={{
        name: 'content',
        label: REPLY_MESSAGES.label,
        hint: reply ? REPLY_MESSAGES.editHint : REPLY_MESSAGES.hint,
        max: LIMITS.replyMax,
        rows: 4,
      }}
      texts={{ ...texts, cancel: REPLY_MESSAGES.cancel }}
      onSend={async (fields, submit) => {
        await submit(replyIntent(agentId, comment, { ...fields, ...(change && { change }) }));
      }}
      onClose={onClose}
    />
  );
}
