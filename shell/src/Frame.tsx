import { Suspense, type ReactNode } from 'react';
import { laterPart } from './later/later-part.ts';
import { Layout } from './layout/Layout.tsx';

const OverrideNotice = laterPart(() =>
  import('./remotes/OverrideNotice.tsx').then((part) => part.OverrideNotice),
);

/** What is around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Layout>
      {children}
      <Suspense>
        <OverrideNotice />
      </Suspense>
    </Layout>
  );
}
