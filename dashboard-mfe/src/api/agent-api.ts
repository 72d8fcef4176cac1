import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { baseApi } from '@naija/runtime';
import { OWN_RECORD_TAG } from './cache-tags.ts';
import { keptQuery } from './kept-responses.ts';

export interface OwnRecord extends AgentResponse, CachedResponse {
  /** For `If-Match`; null if the response had none. */
  readonly etag: string | null;
}

const agentApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The record of the logged-in agent, by id. */
    dashboardAgentById: build.query<OwnRecord, string>({
      queryFn: keptQuery(ownRecordRequest),
      providesTags: [OWN_RECORD_TAG],
    }),
  }),
});

export const { useDashboardAgentByIdQuery } = agentApi;

/** Action that writes a record from another response into the cache. */
export const upsertAgent = (record: OwnRecord) =>
  agentApi.util.upsertQueryEntries([
    { endpointName: 'dashboardAgentById', arg: record.data.id, value: record },
  ]);

/** Action that refetches the agent's record. */
export const invalidateAgent = () => agentApi.util.invalidateTags([OWN_RECORD_TAG]);

/** The request of the agent's record, for each endpoint that reads a part of it. */
export function ownRecordRequest(id: string) {
  return {
    url: agentPaths.byId(id),
    // Private data must not enter the HTTP cache, which outlives a logout.
    cache: 'no-store' as const,
    responseHandler: parseWithEtag,
  };
}

async function parseWithEtag(response: Response): Promise<unknown> {
  const text = await response.text();
  const body = text === '' ? null : (JSON.parse(text) as unknown);
  return response.ok ? { ...(body as AgentResponse), etag: response.headers.get('etag') } : body;
}
