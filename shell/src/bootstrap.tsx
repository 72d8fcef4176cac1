import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createAppStore, startRevalidation } from '@naija/runtime';
import { GlobalStyle } from '@naija/ui';
import { App } from './App.tsx';
import { showFatalError } from './remotes/fatal-error.ts';
import { startWhenIdle } from './start-when-idle.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root"');

const store = createAppStore();
startRevalidation(store);

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

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
