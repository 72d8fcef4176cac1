import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ButtonLink } from '@naija/ui';

interface RedirectNoticeProps {
  /** The next page, which replaces this one in the history. */
  readonly to: string;
  /** The success message. */
  readonly children: ReactNode;
  /** Text of the link that redirects at once. */
  readonly label: string;
}

/** Replaces a submitted form and redirects after `LIMITS.redirectDelayMs` milliseconds. */
export function RedirectNotice({ to, children, label }: RedirectNoticeProps) {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The submit button has unmounted, and the focus was on it.
    link.current?.focus();
    const timer = setTimeout(() => void navigate(to, { replace: true }), LIMITS.redirectDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate, to]);
  return (
    <>
      <p>{children}</p>
      <ButtonLink ref={link} to={to} replace>
        {label}
      </ButtonLink>
    </>
  );
}
