import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RenderedLite, type createAppStore } from '@naija/runtime';

interface ProvidersProps {
  readonly store: ReturnType<typeof createAppStore>;
  /** The server has rendered the page for data saver. */
  readonly isRenderedLite?: boolean;
  readonly children: ReactNode;
}

/** The root of the tree. Server and browser share it, as a page can be hydrated by the same tree alone. */
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
