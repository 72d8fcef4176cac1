import { useLocation } from 'react-router-dom';
import { findRoute } from '@naija/contracts/remote/routes';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';
import { Frame } from './layout/Frame.tsx';
import { laterPart } from './later/later-part.ts';
import { PageLoading, PageBoundary } from './loading/PageLoading.tsx';
import { RemoteOutlet } from './remotes/RemoteOutlet.tsx';
import { useRegistry } from './remotes/use-registry.ts';

const UnknownPage = laterPart(() => import('./pages/UnknownPage.tsx').then((part) => part.UnknownPage));

export function App() {
  return (
    <Frame>
      <CurrentPage />
    </Frame>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { registry, failure, retry, update } = useRegistry();
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
  if (owner) return <RemoteOutlet remote={owner.remote} />;
  return (
    <PageBoundary>
      <UnknownPage key={pathname} pathname={pathname} onFound={update} />
    </PageBoundary>
  );
}
