import type { baseApi } from './base-api.ts';
import { RENDERED_REQUEST } from './rendered-request.ts';

type ApiState = ReturnType<typeof baseApi.reducer>;

/** Data that a page was rendered from, sent with the page as JSON. */
export interface RenderedState {
  /** True if the page was rendered for a visitor on data saver. */
  readonly lite: boolean;
  /** The part of the API slice's state that the browser starts with. */
  readonly api: Pick<ApiState, 'queries' | 'provided'>;
}

/** Equal for equal responses: times and request ids are left out. @throws Error if a call has failed */
export function renderedState(api: ApiState, lite: boolean): RenderedState {
  const { queries, provided } = api;
  return { lite, api: { provided, queries: mapQueries(queries, answerOf) } };
}

/**
 * Parses the output of `renderedState`. Its responses count as fetched at `now`, milliseconds of this browser's clock.
 */
export function readRenderedState(text: string, now = Date.now()): RenderedState {
  const { lite, api } = JSON.parse(text) as RenderedState;
  const queries = mapQueries(api.queries, (query) =>
    Object.assign({}, query, { requestId: RENDERED_REQUEST, startedTimeStamp: now, fulfilledTimeStamp: now }),
  );
  return { lite, api: { ...api, queries } };
}

type Queries = ApiState['queries'];
type Query = NonNullable<Queries[string]>;

function mapQueries(queries: Queries, map: (query: Query) => Query): Queries {
  return Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) => (query ? [[key, map(query)]] : [])),
  );
}

function answerOf(query: Query): Query {
  const status: string = query.status;
  if (status !== 'fulfilled') throw new Error(`${String(query.endpointName)} has no answer`);
  const { requestId, startedTimeStamp, fulfilledTimeStamp, ...answer } = query;
  return answer as Query;
}
