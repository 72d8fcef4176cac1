import { StrictMode, type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { RenderedLite, type createAppStore } from '@naija/runtime';
import type { Elements } from '@naija/ui';
import { laterPart } from '../later/later-part.ts';
import { Layout } from './Layout.tsx';

const ReleaseNotices = laterPart(() =>
  import('../remotes/ReleaseNotices.tsx').then((part) => part.ReleaseNotices),
);

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

interface ProvidersProps {
  readonly store: ReturnType<typeof createAppStore>;
  readonly isRenderedLite?: boolean;
  readonly children: ReactNode;
}

/** The root of the tree, shared by server and browser, because only the same tree can hydrate a page. */
export function Providers({ store, isRenderedLite = false, children }: ProvidersProps) {
  return (
    <StrictMode>
      {/* Parts that are hydrated later see the state with which the page was rendered. */}
      <Provider store={store} serverState={store.getState()}>
        <RenderedLite value={isRenderedLite}>{children}</RenderedLite>
      </Provider>
    </StrictMode>
  );
}
