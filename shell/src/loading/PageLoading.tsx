import { Spinner, VisuallyHidden } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';
import { Suspense, type ReactNode } from 'react';

const { loading } = SHELL_MESSAGES;

/** In place of a page whose code is not there yet. */
export function PageLoading() {
  return (
    <>
      <VisuallyHidden as="h1" data-loading="">
        {loading.label}
      </VisuallyHidden>
      <Spinner label={loading.label} />
    </>
  );
}

/** Around the page of a remote while its code loads. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
