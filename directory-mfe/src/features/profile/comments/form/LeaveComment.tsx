import { useId, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { Card, ErrorPanel } from '@naija/ui';
import { FormPending } from './FormPending.tsx';
import { Section } from '../comments-layout.ts';
import { useModule } from '../use-module.ts';
import type { CommentedAgent } from './comment-draft.ts';
import { useIsNear } from './use-is-near.ts';

// Forms and their rules are heavier than the rest of the page: they come when they are about to be seen.
const loadForm = () => import('./CommentForm.tsx');

/** As high as the form, so that nothing moves when it comes. */
const Place = styled(Card)`
  min-height: 25.6rem;
`;

interface LeaveCommentProps {
  readonly agent: CommentedAgent;
  /** How often a comment was taken back, to be gone on with here. */
  readonly takenBack: number;
  /** Holds what is typed, for as long as that is something. */
  readonly typedRef: RefObject<unknown>;
}

/** Where a visitor writes about an agent. */
export function LeaveComment({ agent, takenBack, typedRef }: LeaveCommentProps) {
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const near = useIsNear(place);
  const { module, failed } = useModule(loadForm, near || takenBack > 0);
  return (
    <Section ref={place} aria-labelledby={heading}>
      <h2 id={heading}>Leave a Comment</h2>
      <Place>
        {module && (
          <module.default key={takenBack} agent={agent} focused={takenBack > 0} typedRef={typedRef} />
        )}
        {failed && (
          <ErrorPanel
            title="The comment form could not be loaded"
            message={MESSAGES.locationOffline}
            onRetry={reload}
          />
        )}
        {!module && !failed && <FormPending />}
      </Place>
    </Section>
  );
}

/** Browsers remember for the life of a page that a module did not come. Nothing was typed yet that could be lost. */
function reload(): void {
  globalThis.location.reload();
}
