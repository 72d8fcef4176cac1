import { Suspense } from 'react';
import { failureKind } from '@naija/runtime';
import { lazily } from './lazily.ts';

const SavedInstead = lazily(() => import('./SavedInstead.tsx'));

/** Below a failure for want of a line: says that what was wanted is not saved on this phone, and leads to what is. */
export function NotSaved({ error }: { readonly error: unknown }) {
  if (failureKind(error) !== 'offline') return null;
  return (
    <Suspense>
      <SavedInstead />
    </Suspense>
  );
}
