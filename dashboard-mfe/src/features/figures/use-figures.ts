import { useEffect, useState } from 'react';
import type { WeekFigures } from '@naija/contracts/http/interest';
import { useDashboardFiguresQuery } from './figures-api.ts';
import { keepFigures, keptFigures } from './kept-figures.ts';

interface ShownFigures {
  readonly weeks: readonly WeekFigures[] | undefined;
  /** Of figures that were kept, when the server had sent them. */
  readonly savedAt: string | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The figures of the server, and until they are there, or where they cannot be, those that were shown last. */
export function useFigures(): ShownFigures {
  const { data, error, isFetching, refetch } = useDashboardFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [kept] = useState(keptFigures);
  useEffect(() => {
    if (data) keepFigures(data);
  }, [data]);
  const shown = data ?? kept;
  return {
    weeks: shown?.weeks,
    savedAt: data ? undefined : kept?.savedAt,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
  };
}
