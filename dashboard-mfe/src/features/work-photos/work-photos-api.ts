import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { baseApi } from '@naija/runtime';

export interface OwnWork {
  readonly photos: readonly WorkPhoto[];
  /** Whether the email address is, without which no photo can be added. */
  readonly isVerified: boolean;
}

const workPhotosApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The photos of work of the logged-in agent, by id. */
    dashboardWorkPhotos: build.query<OwnWork, string>({
      query: (id) => ({
        url: agentPaths.byId(id),
        // Private data must not enter the HTTP cache, which outlives a logout.
        cache: 'no-store',
      }),
      transformResponse: ({ data, work = [] }: AgentResponse) => ({
        photos: work,
        isVerified: data.isVerified,
      }),
    }),
  }),
});

export const { useDashboardWorkPhotosQuery } = workPhotosApi;

/** Action that writes the gallery of another response into the cache. Only verified agents change theirs. */
export const upsertWorkPhotos = (id: string, photos: readonly WorkPhoto[]) =>
  workPhotosApi.util.upsertQueryEntries([
    { endpointName: 'dashboardWorkPhotos', arg: id, value: { photos, isVerified: true } },
  ]);
