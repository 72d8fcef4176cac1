import { Suspense } from 'react';
import { failureKind } from '@naija/runtime';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const CachedPages = lazyOrNothing(() => import('./CachedPages.tsx'));

/** Below a failure while offline: says that the page is not cached, and links to those that are. */
export function NotCached({ error }: { readonly error: unknown }) {
  if (failureKind(error) !== 'offline') return null;
  return (
    <Suspense>
      <CachedPages />
    </Suspense>
  );
}
