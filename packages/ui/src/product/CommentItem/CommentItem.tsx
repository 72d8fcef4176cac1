import type { ReactNode } from 'react';
import styled from 'styled-components';
import { commentLabels } from '@naija/contracts/domain/comment-labels';
import { formatDay } from '@naija/contracts/domain/dates';
import type { Comment, CommentReply } from '@naija/contracts/http/comments';
import { translateText, words } from '@naija/runtime';
import { Card } from '../../components/Card/Card.tsx';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words('ui.comment', { replyFrom: 'Reply from', edited: (day: string) => `Edited ${day}` });

export interface CommentItemProps {
  readonly comment: Omit<Comment, '_id' | 'reply'>;
  /** The agent's answer in public. */
  readonly reply?: (Readonly<CommentReply> & { readonly by: string }) | undefined;
  /** The delivery status of a comment that is still on this device. */
  readonly status?: ReactNode;
  /** Actions on a comment that is still on this device. */
  readonly actions?: ReactNode;
}

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
  margin-bottom: ${tokens.space.xs};

  > strong {
    min-width: 0;
    overflow: clip;
    overflow-wrap: anywhere;
  }
`;

const Day = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const Said = styled(Day)`
  flex-basis: 100%;
`;

const Content = styled.p`
  overflow: clip;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Below = styled.div`
  margin-top: ${tokens.space.xs};
`;

const Reply = styled.section`
  margin-top: ${tokens.space.sm};
  padding-inline-start: ${tokens.space.sm};
  border-inline-start: 3px solid ${tokens.color.brand};
`;

/** One comment. Any visitor writes it: `dir` keeps right-to-left text from turning the page around it, and nothing leaves its lines. */
export function CommentItem({ comment, reply, status, actions }: CommentItemProps) {
  return (
    <Card>
      <CommentParts
        by={<bdi>{comment.fullname}</bdi>}
        day={<Moment at={comment.updatedAt} />}
        said={commentLabels(comment).map(translateText).join(' · ')}
        content={comment.content}
      />
      {reply && (
        <Reply>
          <CommentParts
            by={
              <span>
                {texts.replyFrom} <bdi>{reply.by}</bdi>
              </span>
            }
            day={<Moment at={reply.updatedAt} />}
            {...(reply.editedAt !== undefined && { said: texts.edited(formatDay(reply.editedAt)) })}
            content={reply.content}
          />
        </Reply>
      )}
      {status !== undefined && <Below>{status}</Below>}
      {actions !== undefined && <Below>{actions}</Below>}
    </Card>
  );
}

function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}

/** A comment of two lines that is being loaded. */
export function CommentSkeleton() {
  return (
    <Card>
      <CommentParts
        by={<Blank>Full name</Blank>}
        day={<Blank>Nov 20, 2026</Blank>}
        content={
          <>
            <Blank>What was said</Blank>
            <br />
            <Blank>in two lines</Blank>
          </>
        }
      />
    </Card>
  );
}

function CommentParts(parts: {
  readonly by: ReactNode;
  readonly day: ReactNode;
  /** Further details, in small type. */
  readonly said?: string;
  readonly content: ReactNode;
}) {
  return (
    <>
      <By>
        <strong>{parts.by}</strong>
        <Day>{parts.day}</Day>
        {parts.said && <Said>{parts.said}</Said>}
      </By>
      <Content dir="auto">{parts.content}</Content>
    </>
  );
}
