import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '@naija/ui';
import { refuseChangedNatives } from '../natives/open-natives.ts';
import { blameShown } from './blame-shown.ts';
import { pageOf, preloadPage } from './preload.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { noteShown } from './shown-now.ts';
import { shownRelease } from './shown-remotes.ts';

interface Place {
  readonly remote: string;
  readonly pathname: string;
}

/** The place in the page where a remote's pages appear. */
export function RemoteOutlet({ remote }: { readonly remote: string }) {
  const { pathname } = useLocation();
  return (
    // Around the boundary, which is another one for each remote: so the page that is left stays until the next is there.
    <Suspense fallback={<Spinner label="Loading" />}>
      <RemoteBoundary key={remote} remote={remote} pathname={pathname}>
        <MountedRemote remote={remote} pathname={pathname} />
      </RemoteBoundary>
    </Suspense>
  );
}

function MountedRemote({ remote, pathname }: Place) {
  const loaded = use(shownRelease(remote));
  const { release, Root, shown } = loaded;
  useEffect(shown, [shown]);
  useEffect(() => {
    refuseChangedNatives();
    const gone = noteShown(loaded);
    return () => {
      blameShown();
      gone();
    };
  }, [loaded]);
  // An earlier release that took over may lack a page of the one that the registry names.
  if (!pageOf(release, pathname)) return <RemoteFailure remote={remote} version={release.metadata.version} />;
  // Before the page imports them, all at once and checked: an import by itself checks nothing.
  use(preloadPage(release, pathname));
  return <Root />;
}
