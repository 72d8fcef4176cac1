import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { logout, useAgent, words } from '@naija/runtime';
import { ButtonLink, Button } from '@naija/ui';
import { AUTH_MESSAGES } from '../messages.ts';

const TEXT = words('auth.account', {
  loggedIn: "You're logged in. To use another account, log out first.",
  loggedInAs: (name: string) => `You're logged in as ${name}. To use another account, log out first.`,
  toDashboard: 'Go to your dashboard',
  logOut: 'Log out',
});

interface RedirectNoticeProps {
  /** The next page, which replaces this one in the history. */
  readonly to: string;
  /** The next step, if the heading does not name it. */
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

/** Replaces the form of a page that a logged-in agent does not need. */
export function AlreadyLoggedIn() {
  const { name } = useAgent();
  return (
    <>
      <p>{name === undefined ? TEXT.loggedIn : TEXT.loggedInAs(name)}</p>
      <ButtonLink to="/dashboard">{TEXT.toDashboard}</ButtonLink>
      <Button $variant="secondary" onClick={() => void logout()}>
        {TEXT.logOut}
      </Button>
    </>
  );
}
