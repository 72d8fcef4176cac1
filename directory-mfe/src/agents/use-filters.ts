import { useMemo } from 'react';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { FILTER_NAMES, readFilters, type FilterName } from '@naija/contracts/domain/list-query';
import { usePageQuery } from './use-page-query.ts';

export interface Filtering {
  readonly filters: AgentFilters;
  readonly choose: (name: FilterName, value: string) => void;
  readonly clear: () => void;
}

/** Each choice adds a history entry, so that Back undoes it. */
export function useFilters(): Filtering {
  const [query, change] = usePageQuery();
  return {
    filters: useMemo(() => readFilters(query), [query]),
    choose(name, value) {
      change(
        (next) => {
          if (value === '') next.delete(name);
          else next.set(name, value);
        },
        { replace: false },
      );
    },
    clear() {
      change(
        (next) => {
          for (const name of FILTER_NAMES) next.delete(name);
        },
        { replace: false },
      );
    },
  };
}
