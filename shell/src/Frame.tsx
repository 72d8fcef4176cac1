import type { ReactNode } from 'react';
import { Layout } from './layout/Layout.tsx';
import { UpdateNotice } from './pwa/updates/UpdateNotice.tsx';
import { OverrideNotice } from './remotes/OverrideNotice.tsx';

/** What is around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Layout>
      <UpdateNotice />
      {children}
      <OverrideNotice />
    </Layout>
  );
}
