import { Suspense } from 'react';
import { lazyNotice } from '../../lazy-notice.ts';
import { useUpdateOffer } from './update-offer.ts';

const ReloadBar = lazyNotice(() => import('../../ReloadBar.tsx').then((part) => part.ReloadBar));

export function UpdateNotice() {
  const reload = useUpdateOffer();
  return (
    reload && (
      <Suspense>
        <ReloadBar reason="update" reload={reload} />
      </Suspense>
    )
  );
}
