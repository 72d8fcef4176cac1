import styled from 'styled-components';
import { sendNow, type Waiting } from '@naija/runtime';
import { Button, CancelWaiting, CommentItem, tokens, WaitingState } from '@naija/ui';

interface QueuedCommentProps {
  readonly waiting: Waiting;
  readonly onEdit: () => void;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.xs};
`;

/** One comment that waits on this phone: how far it is, and what can be done about it. */
export function QueuedComment({ waiting, onEdit }: QueuedCommentProps) {
  const { fields, savedAt, seq, sent } = waiting;
  const comment = {
    fullname: String(fields['fullname']),
    content: String(fields['content']),
    updatedAt: new Date(savedAt).toISOString(),
  };
  const status = (
    <>
      <WaitingState waiting={waiting} />
      {!sent && (
        <Actions>
          {/* What this phone could not keep cannot become its draft either. */}
          {seq >= 0 && (
            <Button $variant="secondary" onClick={onEdit}>
              Edit
            </Button>
          )}
          <Button $variant="secondary" onClick={() => void sendNow()}>
            Try now
          </Button>
          <CancelWaiting waiting={waiting} />
        </Actions>
      )}
    </>
  );
  return <CommentItem comment={comment} status={status} />;
}
