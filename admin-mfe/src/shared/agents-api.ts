import {
  operatorPaths,
  type BlockRequest,
  type ModeratedAgentsResponse,
  type RemoveWorkPhotoRequest,
  type RenameRequest,
} from '@naija/contracts/http/operators';
import { sendOnce } from '@naija/ui';
import { operatorApi, TAGS, UNCACHED } from './operator-api.ts';

interface BlockArguments extends BlockRequest {
  readonly id: string;
  /** False unblocks. */
  readonly isBlocked: boolean;
}

interface RenameArguments extends RenameRequest {
  readonly id: string;
}

interface RemovePhotoArguments extends RemoveWorkPhotoRequest {
  readonly id: string;
  readonly photoId: string;
}

const agentsApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    adminAgents: build.query<ModeratedAgentsResponse, string>({
      query: (query) => ({ url: operatorPaths.agents, params: { query }, ...UNCACHED }),
      providesTags: [TAGS.agents],
    }),
    adminBlock: build.mutation<unknown, BlockArguments>({
      queryFn: sendOnce(({ id, note, isBlocked }) => ({
        url: isBlocked ? operatorPaths.block(id) : operatorPaths.unblock(id),
        method: 'POST',
        body: { note },
      })),
      invalidatesTags: [TAGS.agents, TAGS.cases, TAGS.appeals],
    }),
    adminRename: build.mutation<unknown, RenameArguments>({
      queryFn: sendOnce(({ id, ...body }) => ({ url: operatorPaths.rename(id), method: 'POST', body })),
      // Invalidated after an error too, because another operator may have corrected the name.
      invalidatesTags: [TAGS.agents, TAGS.cases],
    }),
    adminRemovePhoto: build.mutation<unknown, RemovePhotoArguments>({
      queryFn: sendOnce(({ id, photoId, note }) => ({
        url: operatorPaths.removePhoto(id, photoId),
        method: 'POST',
        body: { note },
      })),
      // Invalidated after an error too, because the photo may already be removed.
      invalidatesTags: [TAGS.cases],
    }),
  }),
});

export const {
  useAdminAgentsQuery,
  useAdminBlockMutation,
  useAdminRenameMutation,
  useAdminRemovePhotoMutation,
} = agentsApi;
