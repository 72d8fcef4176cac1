import { useId, useRef, useState } from 'react';
import { Section, Sides } from './comments-layout.ts';
import { CommentList } from './CommentList.tsx';
import type { CommentedAgent } from './form/comment-draft.ts';
import { LeaveComment } from './form/LeaveComment.tsx';

/** Where a visitor says what they think of an agent, and reads what others wrote. */
export function Comments({ agent }: { readonly agent: CommentedAgent }) {
  const heading = useId();
  const typedRef = useRef<unknown>(undefined);
  const [takenBack, setTakenBack] = useState(0);
  return (
    <Sides>
      <LeaveComment agent={agent} takenBack={takenBack} typedRef={typedRef} />
      <Section aria-labelledby={heading}>
        <h2 id={heading}>Comments</h2>
        <CommentList
          agent={agent}
          typedRef={typedRef}
          onTakenBack={() => {
            setTakenBack((count) => count + 1);
          }}
        />
      </Section>
    </Sides>
  );
}
