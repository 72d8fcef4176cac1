import { Suspense, type ReactNode } from 'react';
import { Spinner, VisuallyHidden } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';

const { loading } = SHELL_MESSAGES;

/** Placeholder for a page whose code is still loading. */
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

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
