import { agentPaths, type Agent, type ProfileEditResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';
import { OWN_RECORD, replaceAgent, type OwnRecord } from '../../agent/agent-api.ts';
import { upload, type Sealed, type Upload } from '../../upload/upload-call.ts';

/** What became of an edit: it was saved, or the record had been changed elsewhere and nothing was. */
export type EditOutcome =
  | { readonly kind: 'saved'; readonly message: string; readonly record: OwnRecord }
  | { readonly kind: 'changed'; readonly theirs: OwnRecord };

const editApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Saves an edited profile and replaces the stored record, unless it is not the one that was edited any more. */
    dashboardEditProfile: build.mutation<EditOutcome, Sealed<Upload>>({
      queryFn: async (sealed, { signal, dispatch }) => {
        const answer = await upload(agentPaths.edit, sealed, signal);
        if ('error' in answer) return answer;
        const { status, data, etag = null, meta } = answer;
        const theirs = status === 412 ? currentRecord(data) : undefined;
        if (theirs) return { data: { kind: 'changed', theirs: { data: theirs, etag } }, meta };
        if (status !== 201) return { error: { status, data }, meta };
        const edited = data as ProfileEditResponse;
        const record = { data: edited.data.updatedUser, etag };
        dispatch(replaceAgent(record));
        return { data: { kind: 'saved', message: edited.message, record }, meta };
      },
      // The next edit is held against the version: where the answer names none, the record is asked for anew.
      invalidatesTags: (outcome) =>
        outcome?.kind === 'saved' && outcome.record.etag === null ? [OWN_RECORD] : [],
    }),
  }),
});

export const { useDashboardEditProfileMutation } = editApi;

/** The record in the answer that refuses an edit of an older one. */
function currentRecord(body: unknown): Agent | undefined {
  return (body as { data?: Agent } | undefined)?.data;
}
