import { authPaths, type SessionListResponse, type SessionSummary } from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import { SESSIONS } from '../../agent/sessions-tag.ts';

const sessionsApi = baseApi.enhanceEndpoints({ addTagTypes: [SESSIONS] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Where the agent is logged in, last used first. */
    dashboardSessions: build.query<readonly SessionSummary[], undefined>({
      query: () => ({ url: authPaths.sessions, cache: 'no-store' }),
      transformResponse: ({ sessions }: SessionListResponse) => sessions,
      providesTags: [SESSIONS],
    }),
    /** Ends all sessions but the one that asks. */
    dashboardEndOtherSessions: build.mutation<null, undefined>({
      query: () => ({ url: authPaths.sessions, method: 'DELETE' }),
      // After a failure as well: a lost answer may be one to a call that worked.
      invalidatesTags: [SESSIONS],
    }),
  }),
});

export const { useDashboardSessionsQuery, useDashboardEndOtherSessionsMutation } = sessionsApi;
