import { useEffect, useState } from 'react';
import { useDashboardSessionsQuery, useDashboardEndOtherSessionsMutation } from '../../api/sessions-api.ts';
import { SESSION_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { SessionList } from './SessionList.tsx';
import { Banner, loadErrorMessage, showToast, SlowStatus, useIsSlow } from '@naija/ui';
import { OnlineButton } from '../../network/OnlineButton.tsx';

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

function EndOtherSessions() {
  const [endOthers, { isLoading }] = useDashboardEndOtherSessionsMutation();
  const isSlow = useIsSlow(isLoading);
  const [errorMessage, setErrorMessage] = useState<string>();
  const onClick = async () => {
    setErrorMessage(undefined);
    try {
      await endOthers(undefined).unwrap();
      showToast(SESSION_MESSAGES.loggedOut, { kind: 'success' });
    } catch (error) {
      setErrorMessage(loadErrorMessage(error));
    }
  };
  return (
    <>
      {errorMessage !== undefined && (
        <Banner kind="danger">{`${SESSION_MESSAGES.logOutFailed} ${errorMessage}`}</Banner>
      )}
      <OnlineButton
        $variant="secondary"
        busy={isLoading}
        busyLabel={SESSION_MESSAGES.loggingOut}
        onClick={() => void onClick()}
      >
        {SESSION_MESSAGES.logOutOthers}
      </OnlineButton>
      <SlowStatus isSlow={isSlow} />
    </>
  );
}
