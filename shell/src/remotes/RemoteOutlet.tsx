import { Suspense, use, type ComponentType } from 'react';
import type { Remote } from '@naija/contracts/remote/remote';
import { Spinner } from '@naija/ui';
import { loadRemote } from './load-remote.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** The place in the page where a remote's pages appear. */
export function RemoteOutlet({ remote }: { remote: string }) {
  return (
    // Around the boundary, which is another one for each remote: so the page that is left stays until the next is there.
    <Suspense fallback={<Spinner label="Loading" />}>
      <RemoteBoundary key={remote} remote={remote}>
        <MountedRemote remote={remote} />
      </RemoteBoundary>
    </Suspense>
  );
}

function MountedRemote({ remote }: { remote: string }) {
  const { Root } = use(loadOnce(remote));
  return <Root />;
}

const loading = new Map<string, Promise<Remote<ComponentType>>>();

/** Coming back to a remote does not load it again. */
function loadOnce(remote: string): Promise<Remote<ComponentType>> {
  const known = loading.get(remote);
  if (known) return known;
  const load = loadRemote(remote, globalThis.location.pathname);
  loading.set(remote, load);
  return load;
}
