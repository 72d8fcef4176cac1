import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { CoverLink, LinkedCard } from '../Card/Card.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { shown } from '../Tile/shown.ts';
import { CARD_PHOTO_SIZES, cardFrame, Corner } from './agent-card-layout.ts';
import { AgentCardWords } from './AgentCardWords.tsx';

export interface AgentCardProps {
  readonly agent: AgentSummary;
  /** False for cards that are in view at once. */
  readonly lazy?: boolean;
  /** A button on the photo: a `SaveToggle`. */
  readonly action?: ReactNode;
}

const Frame = styled(LinkedCard)`
  ${cardFrame}
`;

const Cover = styled(CoverLink)`
  display: grid;
`;

/** One agent of a grid; but for its buttons a link to the public profile. */
export function AgentCard({ agent, lazy = true, action }: AgentCardProps) {
  const { id, image, name, state, inspectionFee, totalDeals } = agent;
  return (
    <Frame>
      <Photo image={image} name={name} size={320} sizes={CARD_PHOTO_SIZES} lazy={lazy} />
      <Cover to={`/agent/${encodeURIComponent(id)}`}>
        <AgentCardWords
          name={name}
          place={stateName(state)}
          fee={shown(inspectionFee, formatNaira)}
          deals={shown(totalDeals, formatCount)}
        />
      </Cover>
      {action !== undefined && <Corner>{action}</Corner>}
    </Frame>
  );
}
