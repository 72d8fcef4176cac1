import React, { startTransition } from 'react';
import ReactDOM from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAppStore, isEnglish, startRevalidation } from '@naija/runtime';
import { App } from './App.tsx';
import { freezeShared } from './intrinsics/freeze-intrinsics.ts';
import { keepToasts } from './layout/kept-toasts.ts';
import { announceFailed, TAKE_OVER_EVENT } from './browser/page-events.ts';
import { setDataPending, setSending } from './loading/pending-loads.ts';
import { Providers } from './layout/Frame.tsx';
import { showFatalError } from './remotes/fatal-error.ts';
import { pageRenderer } from './remotes/release-id.ts';
import { stateToHydrate, keepSearch, reportRedraw } from './rendered/rendered-page.ts';
import { startWhenIdle } from './start-when-idle.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root"');
keepToasts();
open(element, pageRenderer()).catch((error: unknown) => {
  if (!announceFailed()) showFatalError(error);
});

/** @param renderer the release that rendered the page; undefined for an empty page */
async function open(root: HTMLElement, renderer: string | undefined): Promise<void> {
  // Runs before any remote.
  [React, ReactDOM, await import('@naija/runtime')].forEach(freezeShared);
  const state = renderer === undefined ? undefined : await stateToHydrate(renderer);
  if (renderer !== undefined && !state) keepSearch(root);
  if (!isEnglish()) await (await import('./language/translate-page.ts')).translatePage();
  const store = createAppStore({ state });
  startRevalidation(store);
  store.subscribe(() => {
    const { queries, mutations } = store.getState().api;
    setDataPending(Object.values(queries).some((query) => query && isFirstLoad(query)));
    setSending(Object.values(mutations).some((call) => call && isPending(call)));
  });

  const page = (
    <Providers store={store} isRenderedLite={state?.lite ?? false}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  const onUncaughtError = showFatalError;
  if (state)
    // In a transition React hydrates in slices, and handles input between them.
    startTransition(() => {
      document.dispatchEvent(new Event(TAKE_OVER_EVENT));
      hydrateRoot(root, page, { onUncaughtError, onRecoverableError: reportRedraw });
    });
  else {
    const { renderPage } = await import('./rendered/unrendered-page.tsx');
    renderPage(root, page, { onUncaughtError });
  }
  startWhenIdle();
}

/** A repeated query keeps its previous data on screen. */
function isFirstLoad({ status, data }: { readonly status: string; readonly data?: unknown }): boolean {
  return status === 'pending' && data === undefined;
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
