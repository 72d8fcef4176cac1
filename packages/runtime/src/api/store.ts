import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { guardPrivateData } from '../session/private-data.ts';
import { onAgentChange } from '../session/session-state.ts';
import { baseApi, type ApiContext, type CallMeta } from './base-api.ts';
import type { RenderedState } from './rendered-state.ts';
import type { Middleware } from 'redux';
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
