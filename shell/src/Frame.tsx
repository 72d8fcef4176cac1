import { Suspense } from 'react';
import { laterPart } from './later/later-part.ts';
import { Layout } from './layout/Layout.tsx';
import type { Elements } from '@naija/ui';

const ReleaseNotices = laterPart(() =>
  import('./remotes/ReleaseNotices.tsx').then((part) => part.ReleaseNotices),
);

/** What is around every page. */
export function Frame({ children }: { readonly children: Elements }) {
  return (
    <Layout>
      {children}
      <Suspense>
        <ReleaseNotices />
      </Suspense>
    </Layout>
  );
}
