import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { ariaDisabledStyle } from './button-style.ts';
import { Button } from './Button.tsx';

export interface BusyButtonProps extends ComponentPropsWithRef<typeof Button> {
  readonly busy: boolean;
  /** Label while busy: 'Loading comments…'. */
  readonly busyLabel: ReactNode;
}

const Look = styled(Button)`
  ${ariaDisabledStyle}
`;

/** A button that starts something slow. While busy it keeps the focus and ignores presses. */
export function BusyButton({ busy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  return (
    <Look {...button} aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {busy ? busyLabel : children}
    </Look>
  );
}
