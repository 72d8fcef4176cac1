import type { ReactNode } from 'react';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { shown } from '../Tile/shown.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AgentRowParts } from './AgentRowParts.tsx';

export interface AgentRowProps {
  readonly agent: AgentSummary;
  /** A button beside the way to the profile: a `SaveToggle`. */
  readonly action?: ReactNode;
}

/** One agent of a state's page, with a way to the public profile. Stands right below a page's title. */
export function AgentRow({ agent, action }: AgentRowProps) {
  const { id, image, name, state, inspectionFee, totalDeals } = agent;
  return (
    <AgentRowParts
      photo={<Avatar image={image} name={name} size="large" />}
      name={name}
      place={stateName(state)}
      fee={shown(inspectionFee, formatNaira)}
      deals={shown(totalDeals, (deals) => `OVER ${formatCount(deals)}`)}
      more={
        <ButtonLink $variant="secondary" to={`/agent/${encodeURIComponent(id)}`}>
          See More <VisuallyHidden>about {name}</VisuallyHidden>
        </ButtonLink>
      }
      action={action}
    />
  );
}
