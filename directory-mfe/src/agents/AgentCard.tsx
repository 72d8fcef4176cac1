import styled from 'styled-components';
import { EMPTY } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { CardLink, Photo } from '@naija/ui';
import { CARD_PHOTO_SIZES, cardParts, Fact, Fee, Name, Place, Words } from './card-layout.ts';

const Frame = styled(CardLink)`
  ${cardParts}
`;

export interface AgentCardProps {
  readonly agent: AgentSummary;
  /** True for a card that is in view at once. */
  readonly inView: boolean;
}

/** One agent of a list; as a whole a link to the public profile. */
export function AgentCard({ agent, inView }: AgentCardProps) {
  const { id, image, name, state, inspectionFee, totalDeals } = agent;
  return (
    <Frame to={`/agent/${encodeURIComponent(id)}`}>
      <Photo image={image} name={name} size={320} sizes={CARD_PHOTO_SIZES} lazy={!inView} />
      <Words>
        <Name>{name}</Name>
        <Place>{stateName(state)}</Place>
        <Fee>
          Inspection fee <strong>{inspectionFee === null ? EMPTY.tile : formatNaira(inspectionFee)}</strong>
        </Fee>
        <Fact>
          Deals closed <strong>{totalDeals === null ? EMPTY.tile : formatCount(totalDeals)}</strong>
        </Fact>
      </Words>
    </Frame>
  );
}
