import styled from 'styled-components';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { listDrafts, sendNow, type PendingIntent, words } from '@naija/runtime';
import { Button, CancelPending, CardList, CommentItem, showToast, tokens, PendingState } from '@naija/ui';
import { COMMENT_MESSAGES } from '../messages.ts';
import { commentDraft, moveCommentToDraft, type CommentedAgent } from './comment-draft.ts';

const PENDING_COMMENT_MESSAGES = words('directory.pendingComment', {
  linkTo: (email: string) => `Once it's posted, we send a link to ${email}. Nobody else sees this.`,
});

export interface PendingCommentListProps {
  readonly agent: CommentedAgent;
  readonly pending: readonly PendingIntent[];
  readonly isFormUsed: boolean;
  readonly onMovedToForm: () => void;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.xs};
`;

export function PendingCommentList({ agent, pending, isFormUsed, onMovedToForm }: PendingCommentListProps) {
  return (
    <CardList aria-label={COMMENT_MESSAGES.pending}>
      {pending.map((comment) => (
        <li key={comment.key}>
          <PendingComment
            pending={comment}
            onEdit={() => {
              void editComment(comment, agent, isFormUsed).then((moved) => {
                if (moved) onMovedToForm();
              });
            }}
          />
        </li>
      ))}
    </CardList>
  );
}

interface PendingCommentProps {
  readonly pending: PendingIntent;
  readonly onEdit: () => void;
}

function PendingComment({ pending, onEdit }: PendingCommentProps) {
  const { fields, savedAt, inMemory, sent } = pending;
  const posted = fields as unknown as CommentRequest;
  const comment = { ...posted, updatedAt: new Date(savedAt).toISOString() };
  const status = (
    <>
      <PendingState pending={pending} />
      {posted.email !== undefined && <p>{PENDING_COMMENT_MESSAGES.linkTo(posted.email)}</p>}
      {!sent && (
        <Actions>
          {/* A device that could not store the comment cannot store a draft either. */}
          {!inMemory && (
            <Button $variant="secondary" onClick={onEdit}>
              {COMMENT_MESSAGES.edit}
            </Button>
          )}
          <Button $variant="secondary" onClick={() => void sendNow()}>
            {COMMENT_MESSAGES.tryNow}
          </Button>
          <CancelPending pending={pending} />
        </Actions>
      )}
    </>
  );
  return <CommentItem comment={comment} status={status} />;
}

/** Moves a comment into the form's draft, unless the form holds another one. @returns true if the form holds it now */
async function editComment(
  pending: PendingIntent,
  agent: CommentedAgent,
  isFormUsed: boolean,
): Promise<boolean> {
  if (isFormUsed || (await hasDraft(agent))) {
    showToast(COMMENT_MESSAGES.formInUse);
    return false;
  }
  const moved = await moveCommentToDraft(pending, agent);
  if (moved && pending.tried && !pending.problem) showToast(COMMENT_MESSAGES.mayHaveArrived);
  return moved;
}

/** True if the form has a draft, even if the form was not opened on this page. */
async function hasDraft(agent: CommentedAgent): Promise<boolean> {
  const { form } = commentDraft(agent);
  return (await listDrafts()).some((draft) => draft.owner === null && draft.form === form);
}
