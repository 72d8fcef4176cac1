import { Suspense } from 'react';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { failureKind } from '@naija/runtime';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const CachedPages = lazyOrNothing(() => import('./CachedPages.tsx'));

interface NotCachedProps {
  readonly error?: unknown;
  /** True if the request has been pending for so long that the visitor is offered cached pages. */
  readonly isSlow?: boolean;
}

/** Links to cached pages after a failure to reach the server, or during a slow load. */
export function NotCached({ error, isSlow = false }: NotCachedProps) {
  const kind = failureKind(error);
  if (!isSlow && kind !== 'offline' && kind !== 'unavailable') return null;
  return (
    <Suspense>
      <CachedPages />
    </Suspense>
  );
}

const CachedNote = lazyOrNothing(() => import('./CachedNote.tsx'));

/** The time of a cached response. Renders nothing for a fresh one. */
export function CacheStatus({ status }: { readonly status: CachedResponse }) {
  if (status.savedAt === undefined) return null;
  return (
    <Suspense>
      <CachedNote {...status} />
    </Suspense>
  );
}
