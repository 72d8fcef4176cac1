import type { baseApi } from './base-api.ts';
import type { cacheStatusOf } from './cache-status.ts';
import type { AppStore } from './store.ts';

export type Query = NonNullable<ReturnType<AppStore['getState']>['api']['queries'][string]>;

/**
 * Dependencies that are passed in, because importing them from a lazy chunk would split the chunk that every visitor
 * loads.
 */
export interface RevalidationContext {
  readonly store: AppStore;
  readonly api: typeof baseApi;
  readonly cacheStatusOf: typeof cacheStatusOf;
  readonly retryAfterMs: () => number;
  readonly isDataSaverOn: () => boolean;
  readonly backoffDelayMs: (failures: number, limits: { minMs: number; maxMs: number }) => number;
  readonly staleAfterS: number;
}

/** Subscribed queries without a current response: those that failed or received a cached one. */
export function unsettledQueries(context: RevalidationContext): Query[] {
  return subscribedQueries(context).filter((query) => isUnsettled(query, context));
}

/** Subscribed queries to revalidate when the visitor returns to the page. */
export function staleQueries(context: RevalidationContext): Query[] {
  const freshSince = Date.now() - context.staleAfterS * 1_000;
  return subscribedQueries(context).filter(
    (query) => isUnsettled(query, context) || (query.fulfilledTimeStamp ?? Infinity) < freshSince,
  );
}

/** Queries that a page subscribes to and that are not pending. */
export function subscribedQueries({ store }: RevalidationContext): Query[] {
  const { queries, subscriptions } = store.getState().api;
  return Object.entries(queries).flatMap(([key, query]) =>
    query && !isPending(query) && Object.keys(subscriptions[key] ?? {}).length > 0 ? [query] : [],
  );
}

/** Requests a query again; for a list, all of its pages. @returns true if the server has responded */
export async function refetch(
  context: RevalidationContext,
  { endpointName, originalArgs }: Query,
): Promise<boolean> {
  const endpoint = (context.api.endpoints as Record<string, Endpoint>)[endpointName ?? ''];
  if (!endpoint) return true;
  const request = endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true });
  return !isUnsettled(await context.store.dispatch(request), context);
}

type QueryResult = Pick<Query, 'data' | 'error'>;

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: false; forceRefetch: true },
  ): (dispatch: unknown) => Promise<QueryResult>;
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}

/**
 * A 4xx of our server is a final response that a repeated request would not change. A text as status means that no
 * valid response came.
 */
function isUnsettled({ data, error }: QueryResult, context: RevalidationContext): boolean {
  if (!error) return context.cacheStatusOf(data).savedAt !== undefined;
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'string' || status === 429 || Number(status) >= 500;
}
