import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { guardPrivateData } from '../session/private-data.ts';
import { onAgentChange } from '../session/session-state.ts';
import { baseApi, type ApiContext, type CallMeta } from './base-api.ts';
import type { RenderedState } from './rendered-state.ts';
import { endRefusedSession } from '../session/session.ts';

/** Ends the session once the server has rejected the token of a call. */
const refusedSessionMiddleware: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRefusal(action)) endRefusedSession();
  return result;
};

function isRefusal(action: unknown): boolean {
  const { meta } = action as { meta?: { baseQueryMeta?: Partial<CallMeta> } };
  return meta?.baseQueryMeta?.sessionRefused === true;
}

const unsubscribes = new Set<() => void>();

export interface AppStoreOptions extends ApiContext {
  /** Data that the server rendered this page from. */
  readonly state?: RenderedState | undefined;
}

/**
 * Creates the store of a page. The shell creates one, tests and standalone remotes their own, and the server one for
 * each page.
 */
export function createAppStore({ state, ...context }: AppStoreOptions = {}) {
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer }),
    // The API's reducers fill in the rest.
    ...(state && { preloadedState: { [baseApi.reducerPath]: state.api } as never }),
    // Development checks warn when they are slow, which is normal on a busy machine.
    middleware: (defaults) =>
      defaults({
        // Frozen, because every thunk of a remote receives it.
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

/** Detaches earlier stores from the session, for tests. */
export function detachStores(): void {
  for (const unsubscribe of unsubscribes) unsubscribe();
  unsubscribes.clear();
}
