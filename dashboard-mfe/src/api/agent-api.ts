import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { baseApi } from '@naija/runtime';
import { keptQuery } from './kept-responses.ts';

export const OWN_RECORD_TAG = 'DashboardAgent';

export interface OwnRecord extends AgentResponse, CachedResponse {
  /** Version for `If-Match`; null if the response had none. */
  readonly etag: string | null;
}

/** The address that the agent logs in with, which the public page may not show. */
export function loginEmail({ data, own }: AgentResponse): string {
  return own?.email ?? data.email;
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

/** Action that replaces the cached record. Fields that only the agent sees are kept, because other responses lack them. */
export const replaceAgent = (record: OwnRecord) =>
  agentApi.util.updateQueryData('dashboardAgentById', record.data.id, ({ own }) => ({
    ...(own && { own }),
    ...record,
  }));

/** Action that refetches the agent's record. */
export const invalidateAgent = () => agentApi.util.invalidateTags([OWN_RECORD_TAG]);

/** The request for the agent's record, used by each endpoint that reads a part of it. */
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
