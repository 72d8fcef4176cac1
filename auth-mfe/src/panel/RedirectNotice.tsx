import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../messages.ts';

interface RedirectNoticeProps {
  /** The next page, which replaces this one in the history. */
  readonly to: string;
  /** What comes next, if the heading does not say it. */
  readonly hint?: string;
}

/** Replaces a submitted form and redirects after `LIMITS.redirectDelayMs` milliseconds. */
export function RedirectNotice({ to, hint = '' }: RedirectNoticeProps) {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // The submit button has unmounted, and the focus was on it.
    link.current?.focus();
    const timer = setTimeout(() => void navigate(to, { replace: true }), LIMITS.redirectDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate, to]);
  return (
    <>
      <p>{`${hint} ${AUTH_MESSAGES.redirecting}`}</p>
      <ButtonLink ref={link} to={to} replace>
        {AUTH_MESSAGES.next}
      </ButtonLink>
    </>
  );
}
