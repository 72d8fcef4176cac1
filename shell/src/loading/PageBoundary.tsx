import { Suspense, type ReactNode } from 'react';
import { PageLoading } from './PageLoading.tsx';

/** Around the page of a remote while its code loads. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
