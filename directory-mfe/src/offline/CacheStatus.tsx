import { Suspense } from 'react';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const CachedNote = lazyOrNothing(() => import('./CachedNote.tsx'));

/** The time of a cached response; nothing for one that has just come from the server. */
export function CacheStatus({ status }: { readonly status: CachedResponse }) {
  if (status.savedAt === undefined) return null;
  return (
    <Suspense>
      <CachedNote {...status} />
    </Suspense>
  );
}
