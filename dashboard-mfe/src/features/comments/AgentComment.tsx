import { useState } from 'react';
import styled from 'styled-components';
import type { Comment } from '@naija/contracts/http/comments';
import { submitIntent, useAgent, useLazyModule, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { Button, CancelPending, CommentItem, Dialog, PendingState, tokens } from '@naija/ui';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { REPLY_MESSAGES } from './messages.ts';
import { replyIntent, withPending } from './reply-intent.ts';

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

/** A comment on the agent, with the agent's reply and actions. */
export function AgentComment({ comment, agentId }: AgentCommentProps) {
  const { _id: id, reply } = comment;
  const { name = '' } = useAgent();
  const last = usePendingIntents(agentId).findLast(({ kind, about }) => kind === 'reply' && about === id);
  // Shows a first reply after it was sent, until the loaded comments include it.
  const isPending = last && (!last.sent || (!reply && last.fields['change'] === undefined));
  const pending = isPending ? last : undefined;
  const shown = withPending(reply, pending);
  return (
    <CommentItem
      comment={comment}
      reply={shown && { by: name, ...shown }}
      {...(pending && { status: <ReplyStatus pending={pending} /> })}
      actions={<CommentActions comment={comment} agentId={agentId} mayReply={!pending} />}
    />
  );
}

function ReplyStatus({ pending }: { readonly pending: PendingIntent }) {
  return (
    <>
      {pending.fields['change'] === 'remove' && <span>{REPLY_MESSAGES.removing}</span>}
      <PendingState pending={pending} />
      {!pending.sent && <CancelPending pending={pending} />}
    </>
  );
}

interface CommentActionsProps extends AgentCommentProps {
  /** False while a reply or a change of it is pending. */
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
          aria-label={
            comment.reply ? REPLY_MESSAGES.editTo(comment.fullname) : REPLY_MESSAGES.replyTo(comment.fullname)
          }
          onClick={() => {
            setOpen('reply');
          }}
        >
          {comment.reply ? REPLY_MESSAGES.edit : REPLY_MESSAGES.reply}
        </Button>
      )}
      {mayReply && comment.reply && <RemoveReply comment={comment} agentId={agentId} />}
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

/** Deletes a reply after a confirmation. Visitors see it until the change was sent. */
function RemoveReply({ comment, agentId }: AgentCommentProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        $variant="quiet"
        aria-label={REPLY_MESSAGES.removeTo(comment.fullname)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {REPLY_MESSAGES.remove}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title={REPLY_MESSAGES.removeTitle}
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  void submitIntent(replyIntent(agentId, comment, { change: 'remove' }));
                }}
              >
                {REPLY_MESSAGES.remove}
              </Button>
              <Button $variant="secondary" onClick={close}>
                {REPLY_MESSAGES.keep}
              </Button>
            </>
          }
        >
          <p>{REPLY_MESSAGES.removeText}</p>
        </Dialog>
      )}
    </>
  );
}
