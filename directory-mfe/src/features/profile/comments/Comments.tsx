import { useId } from 'react';
import { Section, Sides } from './comments-layout.ts';
import { CommentList } from './CommentList.tsx';
import { LeaveComment } from './LeaveComment.tsx';

/** Where a visitor says what they think of an agent, and reads what others wrote. */
export function Comments({ agentId }: { readonly agentId: string }) {
  const heading = useId();
  return (
    <Sides>
      <LeaveComment agentId={agentId} />
      <Section aria-labelledby={heading}>
        <h2 id={heading}>Comments</h2>
        <CommentList agentId={agentId} />
      </Section>
    </Sides>
  );
}
