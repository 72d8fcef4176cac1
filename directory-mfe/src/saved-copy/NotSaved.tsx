import { lazy, Suspense, type ComponentType } from 'react';
import { failureKind } from '@naija/runtime';

// Hardly ever needed; without a line it comes out of what is kept of the app.
const SavedInstead = lazy<ComponentType>(() =>
  import('./SavedInstead.tsx').catch(() => ({ default: Nothing })),
);

/** Below a failure for want of a line: says that what was wanted is not saved on this phone, and leads to what is. */
export function NotSaved({ error }: { readonly error: unknown }) {
  if (failureKind(error) !== 'offline') return null;
  return (
    <Suspense>
      <SavedInstead />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
