import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ButtonLink } from '@naija/ui';

interface GoOnProps {
  /** Address of the page that comes next; it takes the place of this one in the history. */
  readonly to: string;
  /** What was done. */
  readonly children: ReactNode;
  /** What the link says that goes there at once. */
  readonly label: string;
}

/** Stands where a form was that has worked: after a moment the page goes on by itself. */
export function GoOn({ to, children, label }: GoOnProps) {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
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
