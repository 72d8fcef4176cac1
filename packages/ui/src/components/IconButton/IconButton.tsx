import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'aria-label' | 'title'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

const Round = styled(Button)`
  width: ${tokens.size.touch};
  padding: 0;
  border-radius: ${tokens.radius.round};
`;

export function IconButton({ label, $variant = 'quiet', ...button }: IconButtonProps) {
  return <Round {...button} $variant={$variant} aria-label={label} title={label} />;
}
