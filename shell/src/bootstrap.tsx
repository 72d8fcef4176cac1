import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createAppStore, startRevalidation } from '@naija/runtime';
import { GlobalStyle } from '@naija/ui';
import { App } from './App.tsx';
import { setDataPending } from './loading/pending-loads.ts';
import { showFatalError } from './remotes/fatal-error.ts';
import { startWhenIdle } from './start-when-idle.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root"');

const store = createAppStore();
startRevalidation(store);
store.subscribe(() => {
  setDataPending(Object.values(store.getState().api.queries).some((query) => query && isFirstLoad(query)));
});

createRoot(element, { onUncaughtError: showFatalError }).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <GlobalStyle />
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
startWhenIdle(() => Object.values(store.getState().api.mutations).some((call) => call && isPending(call)));

/** A repeated query leaves its former data on screen. */
function isFirstLoad({ status, data }: { readonly status: string; readonly data?: unknown }): boolean {
  return status === 'pending' && data === undefined;
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
