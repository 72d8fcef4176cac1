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

/** A flick of the thumb away from the screen. */
const ROOT_MARGIN = '400px 0px';

/** True once an element has been on the screen, or close to it; soon in browsers that cannot tell. */
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

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space.md};
  max-width: 48rem;
`;

/** The form and what others wrote: below each other, side by side where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

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
