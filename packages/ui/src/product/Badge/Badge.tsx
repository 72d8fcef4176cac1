import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { BadgeCheck, House, Tag } from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';

const kinds = {
  verified: {
    Icon: BadgeCheck,
    style: css`
      background: ${tokens.color.brandSoft};
      color: ${tokens.color.brand};
    `,
  },
  airbnb: {
    Icon: House,
    style: css`
      background: ${tokens.color.accentSoft};
      color: ${tokens.color.accent};
    `,
  },
  plain: {
    Icon: Tag,
    style: css`
      background: ${tokens.color.sunken};
      color: ${tokens.color.ink};
    `,
  },
};

export type BadgeKind = keyof typeof kinds;

export interface BadgeProps {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}

const Shape = styled.span<{ readonly $kind: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  padding: ${tokens.space.xxs} ${tokens.space.sm};
  border: 1px solid transparent; /* Visible with forced colours. */
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.text.small};
  font-weight: 600;
  line-height: 1.35;

  > svg {
    flex: none;
  }

  ${({ $kind }) => kinds[$kind].style}
`;

export function Badge({ kind = 'plain', children }: BadgeProps) {
  const { Icon } = kinds[kind];
  return (
    <Shape $kind={kind}>
      <Icon size="1.15em" />
      <span>{children}</span>
    </Shape>
  );
}
