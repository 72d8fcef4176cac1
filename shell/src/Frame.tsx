import { Suspense, type ReactNode } from 'react';
import { laterPart } from './later/later-part.ts';
import { Layout } from './layout/Layout.tsx';

const ReleaseNotices = laterPart(() =>
  import('./remotes/ReleaseNotices.tsx').then((part) => part.ReleaseNotices),
);

/** What is around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Layout>
      {children}
      <Suspense>
        <ReleaseNotices />
      </Suspense>
    </Layout>
  );
}
