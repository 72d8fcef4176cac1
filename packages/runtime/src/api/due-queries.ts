import type { createAppStore } from '../store.ts';
import type { baseApi } from './base-api.ts';
import type { originOf } from './saved-copy.ts';

type Store = ReturnType<typeof createAppStore>;
type Query = NonNullable<ReturnType<Store['getState']>['api']['queries'][string]>;

/**
 * What keeping pages fresh needs of the runtime. Handed over, for a chunk that imports parts of the runtime would have
 * it built in two, and every visitor would load both.
 */
export interface Freshness {
  readonly store: Store;
  readonly api: typeof baseApi;
  readonly originOf: typeof originOf;
  /** Milliseconds until the server may be asked without a visitor's doing. */
  readonly quietTime: () => number;
  readonly freshSeconds: number;
}

/** Queries a page shows that did not get what the server has now: they failed, or got a saved copy. */
export function troubledQueries(fresh: Freshness): Query[] {
  return shownQueries(fresh).filter((query) => isTroubled(query, fresh));
}

/** Queries a page shows that are worth asking for when the visitor looks at it again. */
export function staleQueries(fresh: Freshness): Query[] {
  const freshFrom = Date.now() - fresh.freshSeconds * 1_000;
  return shownQueries(fresh).filter(
    (query) => isTroubled(query, fresh) || (query.fulfilledTimeStamp ?? Infinity) < freshFrom,
  );
}

/** Every query a page shows, but those that are under way. */
export function shownQueries({ store }: Freshness): Query[] {
  const { queries, subscriptions } = store.getState().api;
  return Object.entries(queries).flatMap(([key, query]) =>
    query && !isPending(query) && Object.keys(subscriptions[key] ?? {}).length > 0 ? [query] : [],
  );
}

/** Asks again, for all pages of a list. @returns whether the server has answered */
export async function askAgain(fresh: Freshness, { endpointName, originalArgs }: Query): Promise<boolean> {
  const endpoint = (fresh.api.endpoints as Record<string, Endpoint>)[endpointName ?? ''];
  if (!endpoint) return true;
  const again = endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true });
  return !isTroubled(await fresh.store.dispatch(again), fresh);
}

type Answer = Pick<Query, 'data' | 'error'>;

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: false; forceRefetch: true },
  ): (dispatch: unknown) => Promise<Answer>;
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}

/** A refusal is an answer too: to ask again would change nothing. */
function isTroubled({ data, error }: Answer, { originOf }: Freshness): boolean {
  if (!error) return originOf(data).savedAt !== undefined;
  const status = 'status' in error ? error.status : undefined;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || status === 429 || Number(status) >= 500;
}
