import { listPath } from '@naija/contracts/domain/list-query';
import { pagePaths } from '@naija/contracts/domain/pages';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import { ButtonLink } from '@naija/ui';
import { LIST_MESSAGES } from '../agents/messages.ts';

interface NearestStateProps {
  readonly nearest: NonNullable<AgentListResponse['nearest']>;
  readonly filters: AgentFilters;
  /** False if the server did not recognize the place that was searched for, so that no state is near it. */
  readonly isNear?: boolean;
}

/** A link to the nearest state with agents that keeps the chosen filters. */
export function NearestState({ nearest: { state, total }, filters, isNear = true }: NearestStateProps) {
  const label = isNear ? LIST_MESSAGES.nearest : LIST_MESSAGES.elsewhere;
  return (
    <ButtonLink to={listPath(pagePaths.location(state), '', filters)}>
      {label(total, stateName(state))}
    </ButtonLink>
  );
}

/** The next step on the page of a state without agents. */
export default function WayOn({
  nearest,
  filters,
}: Pick<NearestStateProps, 'filters'> & { readonly nearest: AgentListResponse['nearest'] }) {
  if (nearest) return <NearestState nearest={nearest} filters={filters} />;
  return <ButtonLink to={pagePaths.trending}>{LIST_MESSAGES.searchAll}</ButtonLink>;
}
