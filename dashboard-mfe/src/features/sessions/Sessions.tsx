import { useEffect } from 'react';
import { useDashboardSessionsQuery } from '../../api/sessions-api.ts';
import { SESSION_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { SessionList } from './SessionList.tsx';

/** The agent's sessions, with a button that ends all but this one. */
export function Sessions() {
  const sessions = useDashboardSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = sessions;
  useAskAfterReports(refetch);
  return (
    <DashboardSection section={SECTIONS.sessions}>
      <LoadState query={sessions} messages={SESSION_MESSAGES} />
      {data && <SessionList sessions={data} />}
      {data?.some(({ current }) => !current) && <EndOtherSessions />}
    </DashboardSection>
  );
}

/** The system's reports of the network are unreliable, so each has the server asked, and its answer counts. */
function useAskAfterReports(ask: () => unknown): void {
  useEffect(() => {
    const reports = ['offline', 'online'];
    const onReport = () => void ask();
    for (const report of reports) addEventListener(report, onReport);
    return () => {
      for (const report of reports) removeEventListener(report, onReport);
    };
  }, [ask]);
}
