import type { RefObject } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';

const Link = styled.a`
  position: absolute;
  z-index: 30;
  inset-block-start: ${tokens.space.xs};
  inset-inline-start: ${tokens.space.xs};
  padding: ${tokens.space.sm} ${tokens.space.md};
  background: ${tokens.color.surface};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.high};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export function SkipLink({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // Otherwise the link would add a history entry.
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {SHELL_MESSAGES.skip}
    </Link>
  );
}
