import styled from 'styled-components';
import { INTEREST_KINDS, type WeekFigures } from '@naija/contracts/http/interest';
import { cacheStatusOf } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { SavedNote } from '../../api/SavedNote.tsx';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { FIGURE_KINDS } from './figure-kinds.ts';
import { useDashboardFiguresQuery } from './figures-api.ts';
import { WeekChart } from './WeekChart.tsx';
import { WeekTable } from './WeekTable.tsx';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space.lg};
`;

const Note = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** How often visitors have seen, reached and saved the agent in the last weeks. */
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
