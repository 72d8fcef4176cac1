import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.ts';
import { heedRefusals } from './session/end-refused.ts';
import { guardPrivate } from './session/guard-private.ts';
import { onAgentGone } from './session/one-agent.ts';

/** The page's store. The shell makes one; tests and stand-alone remotes make their own. */
export function createAppStore() {
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer }),
    // The checks run in development only; on a busy machine their own slowness is no news.
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware, heedRefusals),
  });
  if (typeof document !== 'undefined') {
    guardPrivate();
    onAgentGone(() => {
      store.dispatch(baseApi.util.resetApiState());
    });
  }
  return store;
}
