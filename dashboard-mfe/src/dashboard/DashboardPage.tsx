import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionGuard } from '@naija/runtime';
import { Page } from '@naija/ui';
import { DashboardMenu } from './DashboardMenu.tsx';
import { DashboardSearch } from './DashboardSearch.tsx';
import { Frame, Head, Room, Side, Title, Work } from './dashboard-layout.ts';
import { OwnAgent } from './OwnAgent.tsx';
import { TAB_TITLES, tabOf } from './tabs.ts';
import { TabViews } from './TabViews.tsx';

/** An agent's own page; whoever is not logged in is sent to the login, which takes its place in the history. */
export default function DashboardPage() {
  return (
    <SessionGuard>
      <Dashboard />
    </SessionGuard>
  );
}

function Dashboard() {
  const tab = tabOf(useLocation().search);
  const [sought, setSought] = useState('');
  return (
    <Page title={TAB_TITLES[tab]}>
      <Room>
        <Frame>
          <Side>
            <DashboardMenu current={tab} />
          </Side>
          <Work>
            <Head>
              <Title>
                <h1>{TAB_TITLES[tab]}</h1>
                <p>Agent updates</p>
              </Title>
              <DashboardSearch tab={tab} sought={sought} onSeek={setSought} />
            </Head>
            <OwnAgent>{(record) => <TabViews tab={tab} record={record} sought={sought} />}</OwnAgent>
          </Work>
        </Frame>
      </Room>
    </Page>
  );
}
