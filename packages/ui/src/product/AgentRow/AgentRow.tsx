import type { ReactNode } from 'react';
import { formatCount } from '@naija/contracts/domain/money';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';
import { Avatar, AvatarFrame } from '../../components/Avatar/Avatar.tsx';
import { agentLink } from '../AgentCard/agent-link.ts';
import { AgentPlace } from '../AgentCard/AgentPlace.tsx';
import { showFigure } from '../Tile/show-figure.ts';
import { PhotoPlaceholder } from '../../components/Photo/PhotoPlaceholder.ts';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import {
  Action,
  Deals,
  Fee,
  Frame,
  Name,
  Location,
  Actions,
  More,
  MoreSkeleton,
  Text,
} from './agent-row-layout.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.agentRow', {
  fee: 'Inspection fee',
  deals: 'Deals closed',
  serving: (area: string) => `Serves ${area}`,
  over: (count: string) => `OVER ${count}`,
  more: 'See More',
  /** Text after `more`. */
  about: (name: string) => `about ${name}`,
});

export interface AgentRowProps {
  readonly agent: AgentSummary;
  /** A button beside the link: a `FavouriteToggle`. */
  readonly action?: ReactNode;
}

/** An agent in the list of a state; except for its buttons a link to the public profile. Its heading is an `h2`. */
export function AgentRow({ agent, action }: AgentRowProps) {
  const { image, name, inspectionFee, totalDeals } = agent;
  return (
    <AgentRowParts
      photo={<Avatar image={image} name={name} size="large" />}
      name={name}
      location={<AgentPlace agent={agent} serving={texts.serving} />}
      fee={showFigure('naira', inspectionFee)}
      deals={totalDeals ? texts.over(formatCount(totalDeals)) : showFigure('count', totalDeals)}
      more={
        <More $variant="secondary" {...agentLink(agent)}>
          {texts.more} <VisuallyHidden>{texts.about(name)}</VisuallyHidden>
        </More>
      }
      action={action}
    />
  );
}

export function AgentRowSkeleton() {
  return (
    <AgentRowParts
      photo={
        <AvatarFrame $size="large">
          <PhotoPlaceholder />
        </AvatarFrame>
      }
      name={<Blank>Full name</Blank>}
      location={<Blank>Area, State</Blank>}
      fee={<Blank>₦5,000</Blank>}
      deals={<Blank>{texts.over('1,000')}</Blank>}
      more={
        <MoreSkeleton $variant="secondary">
          <Blank>{texts.more}</Blank>
        </MoreSkeleton>
      }
    />
  );
}

function AgentRowParts(parts: {
  readonly photo: Elements;
  readonly name: ReactNode;
  readonly location: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
  readonly more: Elements;
  readonly action?: ReactNode;
}) {
  return (
    <Frame>
      {parts.photo}
      <Text>
        <div>
          <Name>{parts.name}</Name>
          <Location>{parts.location}</Location>
        </div>
        <Fee>
          {texts.fee} <strong>{parts.fee}</strong>
        </Fee>
        <Deals>
          {texts.deals} <strong>{parts.deals}</strong>
        </Deals>
      </Text>
      <Actions>
        {parts.more}
        {parts.action !== undefined && <Action>{parts.action}</Action>}
      </Actions>
    </Frame>
  );
}
