import { lazy, Suspense } from 'react';
import { useUpdate } from './offer.ts';

const UpdateBar = lazy(() => import('./UpdateBar.tsx'));

/** Stands where the visitor is told of a new version. */
export function UpdateNotice() {
  const reload = useUpdate();
  return (
    reload && (
      <Suspense>
        <UpdateBar reload={reload} />
      </Suspense>
    )
  );
}
