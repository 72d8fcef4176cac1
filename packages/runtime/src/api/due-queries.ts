import { QueryStatus } from '@reduxjs/toolkit/query';
import type { createAppStore } from '../store.ts';
import { baseApi } from './base-api.ts';
import { FRESH_SECONDS } from './freshness.ts';
import { originOf } from './saved-copy.ts';

type Store = ReturnType<typeof createAppStore>;
type Query = NonNullable<ReturnType<Store['getState']>['api']['queries'][string]>;

/** Queries a page shows that did not get what the server has now: they failed, or got a saved copy. */
export function troubledQueries(store: Store): Query[] {
  return shown(store).filter(isTroubled);
}

/** Queries a page shows that are worth asking for when the visitor looks at it again. */
export function staleQueries(store: Store): Query[] {
  const freshFrom = Date.now() - FRESH_SECONDS * 1_000;
  return shown(store).filter(
    (query) => isTroubled(query) || (query.fulfilledTimeStamp ?? Infinity) < freshFrom,
  );
}

/** Every query a page shows. */
export function shown(store: Store): Query[] {
  const { queries, subscriptions } = store.getState().api;
  return Object.entries(queries).flatMap(([key, query]) =>
    query && query.status !== QueryStatus.pending && Object.keys(subscriptions[key] ?? {}).length > 0
      ? [query]
      : [],
  );
}

/** Asks again, for all pages of a list. @returns whether the server has answered */
export async function askAgain(store: Store, { endpointName, originalArgs }: Query): Promise<boolean> {
  const endpoint = (baseApi.endpoints as Record<string, Endpoint>)[endpointName ?? ''];
  if (!endpoint) return true;
  const { data, error } = await store.dispatch(
    endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }),
  );
  return !isTroubled({ data, error });
}

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: false; forceRefetch: true },
  ): (dispatch: unknown) => Promise<Pick<Query, 'data' | 'error'>>;
}

/** A refusal is an answer too: to ask again would change nothing. */
function isTroubled({ data, error }: Pick<Query, 'data' | 'error'>): boolean {
  if (!error) return originOf(data).savedAt !== undefined;
  const status = 'status' in error ? error.status : undefined;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || status === 429 || Number(status) >= 500;
}
