import type { ReactNode } from 'react';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { formatPlace } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { Avatar, AvatarFrame } from '../../components/Avatar/Avatar.tsx';
import { agentLink } from '../AgentCard/agent-link.ts';
import { formatOrDash } from '../Tile/format-or-dash.ts';
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

export interface AgentRowProps {
  readonly agent: AgentSummary;
  /** A button beside the link: a `FavouriteToggle`. */
  readonly action?: ReactNode;
}

/** An agent in the list of a state; except for its buttons a link to the public profile. Its heading is an `h2`. */
export function AgentRow({ agent, action }: AgentRowProps) {
  const { image, name, area, state, inspectionFee, totalDeals } = agent;
  return (
    <AgentRowParts
      photo={<Avatar image={image} name={name} size="large" />}
      name={name}
      location={formatPlace(area, state)}
      fee={formatOrDash(inspectionFee, formatNaira)}
      deals={formatOrDash(totalDeals, (deals) => `OVER ${formatCount(deals)}`)}
      more={
        <More $variant="secondary" {...agentLink(agent)}>
          See More <VisuallyHidden>about {name}</VisuallyHidden>
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
      deals={<Blank>OVER 1,000</Blank>}
      more={
        <MoreSkeleton $variant="secondary">
          <Blank>See More</Blank>
        </MoreSkeleton>
      }
    />
  );
}

function AgentRowParts(parts: {
  readonly photo: ReactNode;
  readonly name: ReactNode;
  readonly location: ReactNode;
  readonly fee: ReactNode;
  readonly deals: ReactNode;
  readonly more: ReactNode;
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
          Inspection fee <strong>{parts.fee}</strong>
        </Fee>
        <Deals>
          Deals closed <strong>{parts.deals}</strong>
        </Deals>
      </Text>
      <Actions>
        {parts.more}
        {parts.action !== undefined && <Action>{parts.action}</Action>}
      </Actions>
    </Frame>
  );
}
