import type { ReactNode } from 'react';
import { Button } from '@naija/ui';

export interface MoreButtonProps {
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Loads the next page of a list. Not `disabled` while busy, which would lose the focus. */
export function MoreButton({ busy, busyLabel, onClick, children, className }: MoreButtonProps) {
  return (
    <Button
      className={className}
      $variant="secondary"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
