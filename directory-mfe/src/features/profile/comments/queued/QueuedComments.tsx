import type { RefObject } from 'react';
import type { Waiting } from '@naija/runtime';
import { CardList } from '@naija/ui';
import type { CommentedAgent } from '../form/comment-draft.ts';
import { QueuedComment } from './QueuedComment.tsx';
import { takeBackComment } from './take-back-comment.ts';

export interface QueuedCommentsProps {
  readonly agent: CommentedAgent;
  readonly queued: readonly Waiting[];
  /** Holds what stands in the form, undefined for nothing. */
  readonly typedRef: RefObject<unknown>;
  /** A comment is the draft of the form now. */
  readonly onTakenBack: () => void;
}

/** What somebody wrote about an agent on this phone and is not in the list yet. */
export function QueuedComments({ agent, queued, typedRef, onTakenBack }: QueuedCommentsProps) {
  return (
    <CardList aria-label="Your comments that are not in the list yet">
      {queued.map((waiting) => (
        <li key={waiting.key}>
          <QueuedComment
            waiting={waiting}
            onEdit={() => {
              void takeBackComment(waiting, agent, typedRef.current !== undefined).then((taken) => {
                if (taken) onTakenBack();
              });
            }}
          />
        </li>
      ))}
    </CardList>
  );
}
