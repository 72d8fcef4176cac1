import { useLocation } from 'react-router-dom';
import { findRoute } from '@naija/contracts/remote/routes';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './loading/PageLoading.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { UpdateNotice } from './pwa/updates/UpdateNotice.tsx';
import { OverrideNotice } from './remotes/OverrideNotice.tsx';
import { RemoteOutlet } from './remotes/RemoteOutlet.tsx';
import { useRegistry } from './remotes/use-registry.ts';

export function App() {
  return (
    <Layout>
      <UpdateNotice />
      <CurrentPage />
      <OverrideNotice />
    </Layout>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { registry, failure, retry } = useRegistry();
  if (failure)
    return (
      <ErrorPanel
        title={MESSAGES.somethingWrong}
        message={MESSAGES.locationOffline}
        detail={failure.message}
        onRetry={retry}
      />
    );
  if (!registry) return <PageLoading />;
  const owner = findRoute(registry, pathname);
  return owner ? <RemoteOutlet remote={owner.remote} /> : <NotFoundPage />;
}
