import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionGuard, useAgent, useLazyModule } from '@naija/runtime';
import { Page, Spinner } from '@naija/ui';
import { ModerationNotice } from '../features/moderation/ModerationNotice.tsx';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { TAB_TITLES, tabOf } from '../navigation/tabs.ts';
import { FollowNotifications } from '../notifications/FollowNotifications.tsx';
import { LazyModuleError } from '../shared/LazyModuleError.tsx';
import { AgentLoader } from './AgentLoader.tsx';
import { Container, Content, Header, Layout, Sidebar, Title } from './dashboard-layout.ts';
import { DashboardMenu } from './DashboardMenu.tsx';
import { DashboardSearch } from './DashboardSearch.tsx';
import { TabContent } from './TabContent.tsx';

const loadWorkPhotos = () => import('../features/work-photos/WorkPhotos.tsx');

/** `/dashboard?tab=…`: the agent's own page. */
export default function DashboardPage() {
  return (
    <SessionGuard>
      <Dashboard />
    </SessionGuard>
  );
}

function Dashboard() {
  const tab = tabOf(useLocation());
  const [query, setQuery] = useState('');
  return (
    <Page title={TAB_TITLES[tab]}>
      <Container>
        <Layout>
          <Sidebar>
            <DashboardMenu current={tab} />
          </Sidebar>
          <Content>
            <Header>
              <Title>
                <h1>{TAB_TITLES[tab]}</h1>
                <p>{DASHBOARD_MESSAGES.subtitle}</p>
              </Title>
              <DashboardSearch tab={tab} query={query} onQueryChange={setQuery} />
            </Header>
            <ModerationNotice />
            <FollowNotifications />
            {tab === 'photos' && <PhotosTab />}
            <AgentLoader>{(record) => <TabContent tab={tab} record={record} query={query} />}</AgentLoader>
          </Content>
        </Layout>
      </Container>
    </Page>
  );
}

/** The photos of work, loaded on demand. The tab does not need the record, which may be unavailable offline. */
function PhotosTab() {
  // Kept in state, because the end of a session deletes the id.
  const [id] = useState(useAgent().id);
  const { module, failed } = useLazyModule(loadWorkPhotos);
  if (id === undefined) return null;
  if (module) return <module.WorkPhotos agentId={id} />;
  return failed ? <LazyModuleError /> : <Spinner label={DASHBOARD_MESSAGES.form.loading} />;
}
