import { lazy, Suspense } from 'react';
import { useUpdateOffer } from './update-offer.ts';

const UpdateBar = lazy(() => import('./UpdateBar.tsx'));

export function UpdateNotice() {
  const reload = useUpdateOffer();
  return (
    reload && (
      <Suspense>
        <UpdateBar reload={reload} />
      </Suspense>
    )
  );
}
