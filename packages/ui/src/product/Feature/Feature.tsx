import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  BadgeCheck,
  MapPinned,
  MessagesSquare,
  PhoneCall,
  ReceiptText,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';

const icons = {
  agents: Users,
  call: PhoneCall,
  certified: BadgeCheck,
  fees: ReceiptText,
  options: MessagesSquare,
  places: MapPinned,
  trust: ShieldCheck,
};

export interface FeatureProps {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly children: ReactNode;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  align-items: start;
`;

const Mark = styled.span`
  display: grid;
  grid-row: 1 / span 2;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  place-items: center;
  background: ${tokens.color.accentSoft};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.accent};
`;

const Title = styled.h3`
  font-size: ${tokens.text.lead};
  letter-spacing: -0.01em;
  line-height: 1.3;
`;

const Text = styled.p`
  color: ${tokens.color.muted};
`;

/** A feature of the product; its heading is an `h3`. */
export function Feature({ icon, title, children }: FeatureProps) {
  const Icon = icons[icon];
  return (
    <Frame>
      <Mark aria-hidden="true">
        <Icon size="1.4rem" />
      </Mark>
      <Title>{title}</Title>
      <Text>{children}</Text>
    </Frame>
  );
}
