import styled from 'styled-components';
import { INTEREST_KINDS, type WeekFigures } from '@naija/contracts/http/interest';
import { ErrorPanel, formatMoment, Spinner, tokens } from '@naija/ui';
import { isUnauthorized, loadErrorMessage } from '../../api/load-error.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { FIGURE_KINDS } from './figure-kinds.ts';
import { useFigures } from './use-figures.ts';
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
  const { weeks, savedAt, error, retry } = useFigures();
  if (!weeks && error === undefined) return <Spinner label={FIGURE_MESSAGES.loading} />;
  return (
    <>
      {error !== undefined && (
        <ErrorPanel
          title={weeks ? FIGURE_MESSAGES.refreshFailed : FIGURE_MESSAGES.loadFailed}
          message={loadErrorMessage(error)}
          onRetry={isUnauthorized(error) ? undefined : retry}
        />
      )}
      {weeks && <Weeks weeks={weeks} />}
      {weeks && savedAt !== undefined && (
        <Note>
          {FIGURE_MESSAGES.asOf} <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
        </Note>
      )}
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
