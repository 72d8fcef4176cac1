import styled from 'styled-components';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import {
  INTEREST_KINDS,
  type WeekFigures,
  ownFiguresPath,
  type OwnFigures,
} from '@naija/contracts/http/interest';
import { cacheStatusOf, baseApi } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { keptQuery } from '../../api/kept-responses.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { LoadState, SavedNote } from '../../network/LoadState.tsx';
import { WeekChart, FIGURE_KINDS } from './WeekChart.tsx';
import { WeekTable } from './WeekTable.tsx';

const figuresApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The number of times that visitors opened, contacted and saved this agent, by week. */
    dashboardFigures: build.query<OwnFigures & CachedResponse, undefined>({
      queryFn: keptQuery(() => ({ url: ownFiguresPath, cache: 'no-store' })),
    }),
  }),
});

const { useDashboardFiguresQuery } = figuresApi;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space.lg};
`;

const Note = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** The number of times that visitors opened, contacted and saved the agent in the last weeks. */
export function WeeklyFigures() {
  const figures = useDashboardFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = figures;
  return (
    <>
      <LoadState query={figures} messages={FIGURE_MESSAGES} />
      <SavedNote {...cacheStatusOf(data)} />
      {data && <Weeks weeks={data.weeks} />}
    </>
  );
}

function Weeks({ weeks }: { readonly weeks: readonly WeekFigures[] }) {
  if (weeks.every((week) => INTEREST_KINDS.every((kind) => week[kind] === 0)))
    return <p>{FIGURE_MESSAGES.nothing}</p>;
  return (
    <>
      <Charts>
        {FIGURE_KINDS.map((kind) => (
          <WeekChart key={kind.name} kind={kind} weeks={weeks} />
        ))}
      </Charts>
      <WeekTable weeks={weeks} />
      <Note>{FIGURE_MESSAGES.counted}</Note>
    </>
  );
}
