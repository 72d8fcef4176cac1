import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createAppStore, startKeepingFresh, startOutbox } from '@naija/runtime';
import { GlobalStyle } from '@naija/ui';
import { App } from './App.tsx';
import { showLastResort } from './last-resort.ts';
import { startInstallLater } from './pwa/install/start-later.ts';
import { startPwa } from './pwa/start/start-pwa.ts';
import { whenQuiet } from './pwa/start/when-quiet.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root"');

const store = createAppStore();
startKeepingFresh(store);

createRoot(element, { onUncaughtError: showLastResort }).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <GlobalStyle />
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
startInstallLater();
whenQuiet(startOutbox);
whenQuiet(startWatching);
startPwa(() => Object.values(store.getState().api.mutations).some((call) => call && isPending(call)));

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}

/** Not where remotes are served from their sources: there is nothing to fall back on. */
function startWatching(): void {
  if (import.meta.env.DEV) return;
  import('./remotes/watchdog/watch-shown.ts')
    .then(({ watchShown }) => {
      watchShown();
    })
    .catch(() => undefined); // The page works without.
}
