import { authPaths, type SessionListResponse, type SessionSummary } from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';

export const SESSIONS_TAG = 'DashboardSessions';

const sessionsApi = baseApi.enhanceEndpoints({ addTagTypes: [SESSIONS_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The agent's sessions, last used first. */
    dashboardSessions: build.query<readonly SessionSummary[], undefined>({
      query: () => ({ url: authPaths.sessions, cache: 'no-store' }),
      transformResponse: ({ sessions }: SessionListResponse) => sessions,
      providesTags: [SESSIONS_TAG],
    }),
    /** Ends all other sessions. */
    dashboardEndOtherSessions: build.mutation<null, undefined>({
      query: () => ({ url: authPaths.sessions, method: 'DELETE' }),
      // Invalidated after an error too, because the server may have processed a request whose response was lost.
      invalidatesTags: [SESSIONS_TAG],
    }),
  }),
});

/** Reads the cached sessions without a request. */
export const { useQueryState: useSessionsState } = sessionsApi.endpoints.dashboardSessions;

export const { useDashboardSessionsQuery, useDashboardEndOtherSessionsMutation } = sessionsApi;
