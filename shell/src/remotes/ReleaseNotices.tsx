import { Suspense, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { lazyNotice } from '../later/lazy-notice.ts';
import { hasChosenReleases } from './page-settings.ts';
import { OverrideNotice } from './OverrideNotice.tsx';
import { overrides } from './selection/overrides.ts';

const RemotesOverlay = lazyNotice(() =>
  import('./overlay/RemotesOverlay.tsx').then((part) => part.RemotesOverlay),
);

/** In view at the foot of the window, and at the end of the page above its footer. */
const Foot = styled.div`
  position: sticky;
  z-index: 20;
  inset-block-end: ${tokens.space.xs};
  display: grid;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.md};
`;

let isAsked: boolean | undefined;

/** What is said over a page that does not run what every visitor gets, or whose address asks what it runs. */
export function ReleaseNotices() {
  const isChosen = useSyncExternalStore(subscribeToNothing, wasAsked, () => false);
  if (!isChosen && overrides.size === 0) return null;
  return (
    <Foot>
      <OverrideNotice />
      {isChosen && (
        <Suspense>
          <RemotesOverlay />
        </Suspense>
      )}
    </Foot>
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
