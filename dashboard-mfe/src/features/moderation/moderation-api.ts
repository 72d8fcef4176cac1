import {
  moderationPaths,
  type AppealRequest,
  type AppealResponse,
  type OwnModeration,
} from '@naija/contracts/http/moderation';
import { baseApi } from '@naija/runtime';
import { sendOnce } from '@naija/ui';
import { keptQuery } from '../../api/kept-responses.ts';

const TAG = 'DashboardModeration';

const moderationApi = baseApi.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The operators' decisions about this agent. */
    dashboardModeration: build.query<OwnModeration, undefined>({
      queryFn: keptQuery(() => ({ url: moderationPaths.own, cache: 'no-store' })),
      providesTags: [TAG],
    }),
    dashboardAppeal: build.mutation<AppealResponse, AppealRequest>({
      queryFn: sendOnce((body) => ({ url: moderationPaths.appeals, method: 'POST', body })),
      // Invalidated after an error too, because an open appeal may already exist.
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useDashboardModerationQuery, useDashboardAppealMutation } = moderationApi;
