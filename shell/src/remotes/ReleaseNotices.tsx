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

/** Sticks to the foot of the window, and stays above the footer at the end of the page. */
const Foot = styled.div`
  position: sticky;
  z-index: 20;
  inset-block-end: ${tokens.space.xs};
  display: grid;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.md};
`;

let isAsked: boolean | undefined;

/** Notices on a page that runs other releases than most visitors get, or whose address asks for the overlay. */
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

/** Reads the address of the first page, so that the panel stays open when the visitor navigates. */
function wasAsked(): boolean {
  isAsked ??= hasChosenReleases();
  return isAsked;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
