import { useState } from 'react';
import styled from 'styled-components';
import type { Comment } from '@naija/contracts/http/comments';
import { useAgent, useLazyModule, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { Button, CancelPending, CommentItem, PendingState, tokens } from '@naija/ui';
import { LazyModuleError } from '../../lazy/LazyModuleError.tsx';
import { REPLY_MESSAGES } from '../../moderation-messages.ts';

const loadReplyForm = () => import('./ReplyForm.tsx');
const loadReportDialog = () => import('./ReportDialog.tsx');

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

interface AgentCommentProps {
  readonly comment: Comment;
  readonly agentId: string;
}

/** A comment on the agent, with the agent's reply or what can be done about it. */
export function AgentComment({ comment, agentId }: AgentCommentProps) {
  const { _id: id, reply } = comment;
  const { name = '' } = useAgent();
  const pending = usePendingIntents(agentId).find(({ kind, about }) => kind === 'reply' && about === id);
  const shown = pending && {
    by: name,
    content: String(pending.fields['content']),
    updatedAt: new Date(pending.savedAt).toISOString(),
  };
  return (
    <CommentItem
      comment={comment}
      reply={reply ? { by: name, ...reply } : shown}
      {...(pending && !reply && { status: <ReplyStatus pending={pending} /> })}
      actions={<CommentActions comment={comment} agentId={agentId} mayReply={!reply && !pending} />}
    />
  );
}

function ReplyStatus({ pending }: { readonly pending: PendingIntent }) {
  return (
    <>
      <PendingState pending={pending} />
      {!pending.sent && <CancelPending pending={pending} />}
    </>
  );
}

interface CommentActionsProps extends AgentCommentProps {
  readonly mayReply: boolean;
}

function CommentActions({ comment, agentId, mayReply }: CommentActionsProps) {
  const [open, setOpen] = useState<'reply' | 'report'>();
  const replyForm = useLazyModule(loadReplyForm, open === 'reply');
  const reportDialog = useLazyModule(loadReportDialog, open === 'report');
  const close = () => {
    setOpen(undefined);
  };
  if (replyForm.failed || reportDialog.failed) return <LazyModuleError />;
  if (open === 'reply' && mayReply && replyForm.module)
    return <replyForm.module.ReplyForm comment={comment} agentId={agentId} onClose={close} />;
  return (
    <Actions>
      {mayReply && (
        <Button
          $variant="secondary"
          aria-label={REPLY_MESSAGES.replyTo(comment.fullname)}
          onClick={() => {
            setOpen('reply');
          }}
        >
          {REPLY_MESSAGES.reply}
        </Button>
      )}
      <Button
        $variant="quiet"
        aria-label={REPLY_MESSAGES.reportOf(comment.fullname)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen('report');
        }}
      >
        {REPLY_MESSAGES.report}
      </Button>
      {open === 'report' && reportDialog.module && (
        <reportDialog.module.ReportDialog comment={comment} agentId={agentId} onClose={close} />
      )}
    </Actions>
  );
}
