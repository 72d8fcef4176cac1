import { Suspense } from 'react';
import { laterPart } from '../later/later-part.ts';
import { SHELL_MESSAGES } from '../messages.ts';
import type { LoadKind } from './pending-loads.ts';
import { useLoadingLongerThan } from './use-loading.ts';

const DELAY_MS = 8_000;
const KINDS: readonly LoadKind[] = ['code'];

const SlowBanner = laterPart(() => import('./SlowBanner.tsx').then((part) => part.SlowBanner));

/** For the code of a page; its data is the page's own. */
export function SlowNotice() {
  return (
    useLoadingLongerThan(DELAY_MS, KINDS) && (
      <Suspense fallback={<p role="status">{SHELL_MESSAGES.loading.slow}</p>}>
        <SlowBanner />
      </Suspense>
    )
  );
}
