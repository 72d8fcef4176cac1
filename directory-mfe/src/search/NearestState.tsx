import { listPath } from '@naija/contracts/domain/list-query';
import { pagePaths } from '@naija/contracts/domain/pages';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import { ButtonLink } from '@naija/ui';
import { DIRECTORY_MESSAGES } from '../messages.ts';

interface NearestStateProps {
  readonly nearest: NonNullable<AgentListResponse['nearest']>;
  readonly filters: AgentFilters;
}

/** A link to the nearest state with agents, with the filters that were chosen. */
export function NearestState({ nearest: { state, total }, filters }: NearestStateProps) {
  return (
    <ButtonLink to={listPath(pagePaths.location(state), '', filters)}>
      {DIRECTORY_MESSAGES.lists.nearest(total, stateName(state))}
    </ButtonLink>
  );
}
