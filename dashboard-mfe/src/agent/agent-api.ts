import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

/** The tag of the agent's own record; what changes it on the server without giving it back invalidates this. */
export const OWN_RECORD = 'DashboardAgent';

/** An agent's own record, and which version of it that is. */
export interface OwnRecord extends AgentResponse {
  /** For `If-Match`, as the server gave it; null where it gave none. */
  readonly etag: string | null;
}

const agentApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The record of the agent who is logged in, by id. */
    dashboardAgentById: build.query<OwnRecord, string>({
      query: (id) => ({
        url: agentPaths.byId(id),
        // Private: nothing of it stays in the browser's own cache.
        cache: 'no-store',
        responseHandler: withEtag,
      }),
      providesTags: [OWN_RECORD],
    }),
  }),
});

export const { useDashboardAgentByIdQuery } = agentApi;

/** Puts a record that came with another answer in the place of the one that was loaded; to be dispatched. */
export const replaceAgent = (record: OwnRecord) =>
  agentApi.util.upsertQueryEntries([
    { endpointName: 'dashboardAgentById', arg: record.data.id, value: record },
  ]);

/** Asks for the agent's record anew; to be dispatched. */
export const reloadAgent = () => agentApi.util.invalidateTags([OWN_RECORD]);

async function withEtag(response: Response): Promise<unknown> {
  const text = await response.text();
  const body = text === '' ? null : (JSON.parse(text) as unknown);
  return response.ok ? { ...(body as AgentResponse), etag: response.headers.get('etag') } : body;
}
