import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import { COMMENT_HASH } from '@naija/contracts/domain/comment-hash';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { useLazyModule } from '@naija/runtime';
import { Card, ErrorPanel } from '@naija/ui';
import { COMMENT_MESSAGES } from '../../../messages/profile.ts';
import type { CommentedAgent } from './comment-draft.ts';
import { CommentFormSkeleton } from './CommentFormSkeleton.tsx';
import { Section } from './comments-layout.ts';
import { useIsNear } from './use-is-near.ts';

// Heavier than the rest of the page, so loaded when it is about to be seen.
const loadForm = () => import('./CommentForm.tsx');

/** As high as the form where its hint takes two lines, so that nothing shifts when it is loaded. */
const Place = styled(Card)`
  min-height: 38.3rem;

  @media (scripting: none) {
    min-height: 0;
  }
`;

interface LeaveCommentProps {
  readonly agent: CommentedAgent;
  /** How often a pending comment was moved back into the form. */
  readonly reopened: number;
  readonly onUsedChange: (isUsed: boolean) => void;
}

export function LeaveComment({ agent, reopened, onUsedChange }: LeaveCommentProps) {
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const isInvited = useLocation().hash === COMMENT_HASH;
  const { module, failed } = useLazyModule(loadForm, isNear || isInvited || reopened > 0);
  return (
    <Section ref={place} id={COMMENT_HASH.slice(1)} aria-labelledby={heading}>
      <h2 id={heading}>{COMMENT_MESSAGES.leave}</h2>
      <Place>
        {module && (
          <module.default
            key={reopened}
            agent={agent}
            focused={reopened > 0 ? 'content' : isInvited ? 'fullname' : undefined}
            onUsedChange={onUsedChange}
          />
        )}
        {failed && (
          <ErrorPanel
            title={COMMENT_MESSAGES.formFailed}
            message={MESSAGES.locationOffline}
            onRetry={reload}
          />
        )}
        {!module && !failed && <CommentFormSkeleton />}
      </Place>
    </Section>
  );
}

/** Browsers cache a failed import for the life of the page. Nothing was typed yet that could be lost. */
function reload(): void {
  globalThis.location.reload();
}
