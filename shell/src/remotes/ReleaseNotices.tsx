import { lazy, Suspense, useSyncExternalStore } from 'react';
import { OverrideNotice } from './OverrideNotice.tsx';
import { hasChosenReleases } from './chosen/has-chosen-releases.ts';

const RemotesOverlay = lazy(() =>
  import('./overlay/RemotesOverlay.tsx').then((part) => ({ default: part.RemotesOverlay })),
);

let isAsked: boolean | undefined;

/** What is said over a page that does not run what every visitor gets, or whose address asks what it runs. */
export function ReleaseNotices() {
  const isChosen = useSyncExternalStore(subscribeToNothing, wasAsked, () => false);
  return (
    <>
      <OverrideNotice />
      {isChosen && (
        <Suspense>
          <RemotesOverlay />
        </Suspense>
      )}
    </>
  );
}

/** By the address of the first page: the panel stays open when the visitor goes on. */
function wasAsked(): boolean {
  isAsked ??= hasChosenReleases();
  return isAsked;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
