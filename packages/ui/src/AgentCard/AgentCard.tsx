import styled from 'styled-components';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { CardLink } from '../Card/Card.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { shown } from '../Tile/shown.ts';
import { CARD_PHOTO_SIZES, cardFrame } from './agent-card-layout.ts';
import { AgentCardParts } from './AgentCardParts.tsx';

export interface AgentCardProps {
  readonly agent: AgentSummary;
  /** False for cards that are in view at once. */
  readonly lazy?: boolean;
}

const Frame = styled(CardLink)`
  ${cardFrame}
`;

/** One agent of a grid; as a whole a link to the public profile. */
export function AgentCard({ agent, lazy = true }: AgentCardProps) {
  const { id, image, name, state, inspectionFee, totalDeals } = agent;
  return (
    <Frame to={`/agent/${encodeURIComponent(id)}`}>
      <AgentCardParts
        photo={<Photo image={image} name={name} size={320} sizes={CARD_PHOTO_SIZES} lazy={lazy} />}
        name={name}
        place={stateName(state)}
        fee={shown(inspectionFee, formatNaira)}
        deals={shown(totalDeals, formatCount)}
      />
    </Frame>
  );
}
