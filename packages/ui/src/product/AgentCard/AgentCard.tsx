import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';
import { Card, CoverLink, LinkedCard } from '../../components/Card/Card.tsx';
import { Photo } from '../../components/Photo/Photo.tsx';
import { PhotoPlaceholder } from '../../components/Photo/PhotoPlaceholder.ts';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { showFigure } from '../Tile/show-figure.ts';
import { agentLink } from './agent-link.ts';
import { AgentPlace } from './AgentPlace.tsx';
import {
  CARD_PHOTO_SIZES,
  cardFrame,
  Corner,
  Deals,
  Facts,
  Fee,
  Name,
  Location,
  Identity,
  Text,
} from './agent-card-layout.ts';

const texts = words('ui.agentCard', {
  fee: 'Inspection fee',
  deals: 'Deals closed',
  serving: (area: string) => `Serves ${area}`,
});

export interface AgentCardProps {
  readonly agent: AgentSummary;
  /** False for cards above the fold. */
  readonly lazy?: boolean;
  /** A button on the photo: a `FavouriteToggle`. */
  readonly action?: ReactNode;
}

const Frame = styled(LinkedCard)`
  ${cardFrame}
`;

const SkeletonFrame = styled(Card)`
  ${cardFrame}
`;

const Cover = styled(CoverLink)`
  display: grid;
`;

/** An agent in a grid; except for its buttons a link to the public profile. */
export function AgentCard({ agent, lazy = true, action }: AgentCardProps) {
  const { image, name, inspectionFee, totalDeals } = agent;
  return (
    <Frame>
      <Photo image={image} name={name} size={320} sizes={CARD_PHOTO_SIZES} lazy={lazy} />
      <Cover {...agentLink(agent)}>
        <AgentCardText
          name={name}
          location={<AgentPlace agent={agent} serving={texts.serving} />}
          fee={showFigure('naira', inspectionFee)}
          deals={showFigure('count', totalDeals)}
        />
      </Cover>
      {action !== undefined && <Corner>{action}</Corner>}
    </Frame>
  );
}

export function AgentCardSkeleton() {
  return (
    <SkeletonFrame>
      <PhotoPlaceholder />
      <AgentCardText
        name={<Blank>Full name</Blank>}
        location={<Blank>Area, State</Blank>}
        fee={<Blank>₦5,000</Blank>}
        deals={<Blank>1,000</Blank>}
      />
    </SkeletonFrame>
  );
}

function AgentCardText(text: {
  readonly name: ReactNode;
  readonly location: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
}) {
  return (
    <Text>
      <Identity>
        <Name>{text.name}</Name>
        <Location>
          <MapPin size="1em" />
          <span>{text.location}</span>
        </Location>
      </Identity>
      <Facts>
        <Fee>
          {texts.fee} <strong>{text.fee}</strong>
        </Fee>
        <Deals>
          {texts.deals} <strong>{text.deals}</strong>
        </Deals>
      </Facts>
    </Text>
  );
}
