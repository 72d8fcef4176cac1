import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { guardPrivateData } from '../session/guard-private-data.ts';
import { onAgentChange } from '../session/on-agent-change.ts';
import { baseApi, type ApiContext } from './base-api.ts';
import type { RenderedState } from './rendered-state.ts';
import { refusedSessionMiddleware } from './refused-session.ts';

const unsubscribes = new Set<() => void>();

export interface AppStoreOptions extends ApiContext {
  /** What the server knew when it rendered this page. */
  readonly state?: RenderedState | undefined;
}

/** Creates the page's store: one in the shell; tests and stand-alone remotes create their own, the server one a page. */
export function createAppStore({ state, ...context }: AppStoreOptions = {}) {
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer }),
    // The reducers of the API fill in the rest.
    ...(state && { preloadedState: { [baseApi.reducerPath]: state.api } as never }),
    // Checks of the development build, whose slowness on a busy machine is no defect.
    middleware: (defaults) =>
      defaults({
        // Remotes get it with each thunk.
        thunk: { extraArgument: Object.freeze(context) },
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware, refusedSessionMiddleware),
  });
  if (typeof document !== 'undefined') {
    unsubscribes.add(guardPrivateData());
    unsubscribes.add(
      onAgentChange(() => {
        store.dispatch(baseApi.util.resetApiState());
      }),
    );
  }
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

/** For tests: lets earlier stores follow the session no longer. */
export function detachStores(): void {
  for (const unsubscribe of unsubscribes) unsubscribe();
  unsubscribes.clear();
}
