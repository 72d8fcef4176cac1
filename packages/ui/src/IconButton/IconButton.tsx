import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../theme/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'aria-label' | 'title'> {
  /** What it does, in words: for screen readers, and for a mouse that rests on it. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
}

const Round = styled(Button)`
  width: ${tokens.size.touch};
  padding: 0;
  border-radius: ${tokens.radius.round};
`;

/** A button that shows an icon alone. */
export function IconButton({ label, $variant = 'quiet', ...button }: IconButtonProps) {
  return <Round {...button} $variant={$variant} aria-label={label} title={label} />;
}
