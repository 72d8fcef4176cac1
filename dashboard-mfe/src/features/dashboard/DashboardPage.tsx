import { SessionGuard } from '@naija/runtime';
import { Page } from '@naija/ui';

/** An agent's own page; whoever is not logged in is sent to the login, which takes its place in the history. */
export default function DashboardPage() {
  return (
    <SessionGuard>
      <Page title="Dashboard">
        <div>
          <h1>Dashboard</h1>
          <p>Agent updates</p>
        </div>
        <p>The dashboard is still being built: your profile and your comments will be here.</p>
      </Page>
    </SessionGuard>
  );
}
