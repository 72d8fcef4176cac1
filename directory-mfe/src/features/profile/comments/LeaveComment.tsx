import { useId, useRef, useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import { COMMENT_HASH } from '@naija/contracts/domain/comment-hash';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { useLazyModule } from '@naija/runtime';
import { Card, ErrorPanel, tokens } from '@naija/ui';
import { COMMENT_MESSAGES } from '../messages.ts';
import type { CommentedAgent } from './comment-draft.ts';
import { CommentFormSkeleton } from './CommentFormSkeleton.tsx';

/** Roughly the distance that one swipe scrolls. */
const ROOT_MARGIN = '400px 0px';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space.md};
  max-width: 48rem;
`;

/** The form and the comments, side by side if there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

// Larger than the rest of the page, so it is loaded shortly before it becomes visible.
const loadForm = () => import('./CommentForm.tsx');

/** Reserves the height of the form with a hint of two lines, so that nothing shifts when it is loaded. */
const Place = styled(Card)`
  min-height: 38.3rem;

  @media (scripting: none) {
    min-height: 0;
  }
`;

interface LeaveCommentProps {
  readonly agent: CommentedAgent;
  /** Number of times that a pending comment was moved back into the form. */
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

/** Reloads the page, because browsers cache a failed import as long as the page lives. No input is lost. */
function reload(): void {
  globalThis.location.reload();
}

/** True once an element has been on or near the screen; immediately true in browsers without IntersectionObserver. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (!('IntersectionObserver' in globalThis)) {
      queueMicrotask(() => {
        setIsNear(true);
      });
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear, element]);
  return isNear;
}
