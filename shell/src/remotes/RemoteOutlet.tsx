import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBoundary } from '../loading/PageLoading.tsx';
import { assertIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { announceLive } from '../browser/page-events.ts';
import { currentRelease } from './current-release.ts';
import { pageOf, preloadPage } from './preload.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { setVisibleRelease, blameVisibleRelease } from './visible-release.ts';

interface MountedRemoteProps {
  readonly remote: string;
  readonly pathname: string;
}

export function RemoteOutlet({ remote }: { readonly remote: string }) {
  const { pathname } = useLocation();
  return (
    // Outside the keyed boundary, so that the previous remote stays visible while the next one loads.
    <PageBoundary>
      <RemoteBoundary key={remote} remote={remote} pathname={pathname}>
        <MountedRemote remote={remote} pathname={pathname} />
      </RemoteBoundary>
    </PageBoundary>
  );
}

function MountedRemote({ remote, pathname }: MountedRemoteProps) {
  const loaded = use(currentRelease(remote));
  const { release, Root, onShown } = loaded;
  const [error, fail] = useState<Error>();
  if (error) throw error;
  useEffect(onShown, [onShown]);
  useEffect(announceLive, []);
  useEffect(() => {
    assertIntrinsics();
    const clear = setVisibleRelease({ remote, release, fail });
    return () => {
      blameVisibleRelease();
      clear();
    };
  }, [remote, release]);
  // A fallback release may lack a page of the release in the registry.
  if (!pageOf(release, pathname)) return <RemoteFailure remote={remote} version={release.metadata.version} />;
  // Preloads the files before the page imports them, because an import verifies no integrity.
  use(preloadPage(release, pathname));
  return (
    <>
      <Root />
      <IntrinsicsCheck />
    </>
  );
}

/** Throws within the boundary of a remote that changed intrinsics while rendering, before the frame renders with them. */
function IntrinsicsCheck() {
  assertIntrinsics();
  return null;
}
