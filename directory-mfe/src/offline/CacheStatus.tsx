import { Suspense } from 'react';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { lazyOrNothing } from './lazy-or-nothing.ts';
import { failureKind } from '@naija/runtime';

const CachedPages = lazyOrNothing(() => import('./CachedPages.tsx'));

interface NotCachedProps {
  readonly error?: unknown;
  /** Nothing has arrived for so long that the visitor is offered something else. */
  readonly isSlow?: boolean;
}

/** Below a failure to reach the server, or a slow load: says that the page is not cached, and links to those that are. */
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

/** The time of a cached response; nothing for one that has just come from the server. */
export function CacheStatus({ status }: { readonly status: CachedResponse }) {
  if (status.savedAt === undefined) return null;
  return (
    <Suspense>
      <CachedNote {...status} />
    </Suspense>
  );
}
