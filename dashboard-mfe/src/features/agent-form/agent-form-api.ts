import { agentPaths, type ProfileUpdateResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';
import { OWN_RECORD } from '../../agent/agent-api.ts';
import { upload, type Sealed, type Upload } from '../../upload/upload-call.ts';

const agentFormApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Completes a profile for the first time. */
    dashboardCompleteProfile: build.mutation<ProfileUpdateResponse, Sealed<Upload>>({
      queryFn: async (sealed, { signal }) => {
        const answer = await upload(agentPaths.update, sealed, signal);
        if ('error' in answer) return answer;
        const { status, data, meta } = answer;
        return status === 201
          ? { data: data as ProfileUpdateResponse, meta }
          : { error: { status, data }, meta };
      },
      invalidatesTags: (_answer, error) => (error ? [] : [OWN_RECORD]),
    }),
  }),
});

export const { useDashboardCompleteProfileMutation } = agentFormApi;
