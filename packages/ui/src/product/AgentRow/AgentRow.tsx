import type { ReactNode } from 'react';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { Avatar, AvatarFrame } from '../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { formatOrDash } from '../Tile/format-or-dash.ts';
import { PhotoPlaceholder } from '../../components/Photo/PhotoPlaceholder.ts';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Deals, Fee, Frame, Name, Location, Actions, Text } from './agent-row-layout.ts';

export interface AgentRowProps {
  readonly agent: AgentSummary;
  /** A button beside the link: a `FavouriteToggle`. */
  readonly action?: ReactNode;
}

/** An agent in the list of a state, with a link to the public profile. Its heading is an `h2`. */
export function AgentRow({ agent, action }: AgentRowProps) {
  const { id, image, name, state, inspectionFee, totalDeals } = agent;
  return (
    <AgentRowParts
      photo={<Avatar image={image} name={name} size="large" />}
      name={name}
      location={stateName(state)}
      fee={formatOrDash(inspectionFee, formatNaira)}
      deals={formatOrDash(totalDeals, (deals) => `OVER ${formatCount(deals)}`)}
      more={
        <ButtonLink $variant="secondary" to={`/agent/${encodeURIComponent(id)}`}>
          See More <VisuallyHidden>about {name}</VisuallyHidden>
        </ButtonLink>
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
      location={<Blank>State</Blank>}
      fee={<Blank>₦5,000</Blank>}
      deals={<Blank>OVER 1,000</Blank>}
      more={
        <Button $variant="secondary" disabled>
          See More
        </Button>
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
        {parts.action}
      </Actions>
    </Frame>
  );
}
