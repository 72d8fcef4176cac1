import { Card, ErrorPanel, Spinner } from '@naija/ui';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { isRefused, loadFailure } from '../../failures/load-failure.ts';
import { EndOthers } from './EndOthers.tsx';
import { SessionList } from './SessionList.tsx';
import { useDashboardSessionsQuery } from './sessions-api.ts';
import { SESSIONS_PART } from './sessions-part.ts';

const { id, title } = SESSIONS_PART;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-block-start: ${tokens.space.md};

  > h2 {
    font-size: ${tokens.text.title};
  }

  > button {
    justify-self: start;
  }
`;

/** The places where an agent is logged in, and how to log out of all the others. */
export function Sessions() {
  const { data, error, isFetching, refetch } = useDashboardSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Part as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {data && <SessionList sessions={data} />}
      {!data && isFetching && <Spinner label="Loading sessions" />}
      {error && !isFetching && (
        <ErrorPanel
          title={data ? 'The list could not be brought up to date' : 'The list could not be loaded'}
          message={loadFailure(error)}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      )}
      {data?.some(({ current }) => !current) && <EndOthers />}
    </Part>
  );
}
