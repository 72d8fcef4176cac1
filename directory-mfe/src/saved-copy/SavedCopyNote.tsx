import { Suspense } from 'react';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { lazily } from './lazily.ts';

const CopyNote = lazily(() => import('./CopyNote.tsx'));

/** Says of something from when it is, unless the server has just given it. */
export function SavedCopyNote({ origin }: { readonly origin: CachedResponse }) {
  if (origin.savedAt === undefined) return null;
  return (
    <Suspense>
      <CopyNote {...origin} />
    </Suspense>
  );
}
