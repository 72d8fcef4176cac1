import type { baseApi } from './base-api.ts';
import { RENDERED_REQUEST } from './rendered-request.ts';

type ApiState = ReturnType<typeof baseApi.reducer>;

/** What a rendered page was made from, as JSON. */
export interface RenderedState {
  /** Rendered for a visitor on data saver. */
  readonly lite: boolean;
  /** The part of the API slice's state with which the browser begins. */
  readonly api: Pick<ApiState, 'queries' | 'provided'>;
}

/** The same for the same answers: without times and ids of requests. @throws Error where a call has failed */
export function renderedState(api: ApiState, lite: boolean): RenderedState {
  const { queries, provided } = api;
  return { lite, api: { provided, queries: mapQueries(queries, answerOf) } };
}

/** Reads what `renderedState` has made. The answers count as of now, by this browser's clock. */
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
