import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { SessionSummary } from '@naija/contracts/http/auth';
import { words } from '@naija/runtime';
import { Banner, loadErrorMessage, showToast, SlowStatus, useIsSlow, formatMoment, tokens } from '@naija/ui';
import { useDashboardSessionsQuery, useDashboardEndOtherSessionsMutation } from '../../api/sessions-api.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { OnlineButton } from '../../network/OnlineButton.tsx';

/** Texts about sessions. */
const SESSION_MESSAGES = words('dashboard.sessions', {
  unknownDevice: 'Unknown browser',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  loggedIn: 'Logged in',
  loading: 'Loading sessions',
  loadFailed: "We couldn't load the list",
  refreshFailed: "We couldn't refresh the list",
  logOutOthers: 'Log out everywhere else',
  loggingOut: 'Logging out…',
  loggedOut: "You're logged out everywhere else.",
  logOutFailed: 'Your other devices are still logged in.',
});

const List = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xxs} ${tokens.space.md};
    padding-block: ${tokens.space.xs};
    border-block-start: 1px solid ${tokens.color.line};
  }

  strong {
    color: ${tokens.color.success};
  }
`;

const Device = styled.span`
  font-weight: 600;
`;

const Times = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

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

/** Asks the server at each of the system's reports about the network, because those are unreliable. */
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

/** Sessions by browser and system. Sessions of earlier releases have no name. */
function SessionList({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <List>
      {sessions.map(({ _id, device, createdAt, lastUsedAt, current }) => (
        <li key={_id}>
          <p>
            <Device>{device ?? SESSION_MESSAGES.unknownDevice}</Device>
            <br />
            <Times>
              {SESSION_MESSAGES.lastUsed} <Moment time={lastUsedAt} /> · {SESSION_MESSAGES.loggedIn}{' '}
              <Moment time={createdAt} />
            </Times>
          </p>
          {current && <strong>{SESSION_MESSAGES.thisDevice}</strong>}
        </li>
      ))}
    </List>
  );
}

function Moment({ time }: { readonly time: string }) {
  return <time dateTime={time}>{formatMoment(time)}</time>;
}
