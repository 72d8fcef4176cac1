import { useLocation } from 'react-router-dom';
import { findRoute } from '@naija/contracts/remote/routes';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';
import { Frame } from './Frame.tsx';
import { PageLoading } from './loading/PageLoading.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { RemoteOutlet } from './remotes/RemoteOutlet.tsx';
import { useRegistry } from './remotes/use-registry.ts';

export function App() {
  return (
    <Frame>
      <CurrentPage />
    </Frame>
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
