import styled from 'styled-components';
import { Card } from '../Card/Card.tsx';
import { PhotoPlaceholder } from '../Photo/PhotoPlaceholder.ts';
import { Blank } from '../Skeleton/Blank.tsx';
import { cardFrame } from './agent-card-layout.ts';
import { AgentCardWords } from './AgentCardWords.tsx';

const Frame = styled(Card)`
  ${cardFrame}
`;

/** A card whose agent is on the way. */
export function AgentCardSkeleton() {
  return (
    <Frame>
      <PhotoPlaceholder />
      <AgentCardWords
        name={<Blank>Full name</Blank>}
        place={<Blank>State</Blank>}
        fee={<Blank>₦5,000</Blank>}
        deals={<Blank>1,000</Blank>}
      />
    </Frame>
  );
}
