import type { CachedResponse } from '@naija/contracts/http/cached-response';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { baseApi } from '@naija/runtime';
import { ownRecordRequest, type OwnRecord } from '../../api/agent-api.ts';
import { keptQuery } from '../../api/kept-responses.ts';

export interface OwnWork extends CachedResponse {
  readonly photos: readonly WorkPhoto[];
  /** True if the email address is verified, which is required to add photos. */
  readonly isVerified: boolean;
}

const loadRecord = keptQuery<string, OwnRecord>(ownRecordRequest);

const workPhotosApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The photos of work of the logged-in agent, by id. */
    dashboardWorkPhotos: build.query<OwnWork, string>({
      queryFn: async (...call) => {
        const result = await loadRecord(...call);
        return result.error ? result : { ...result, data: workOf(result.data) };
      },
    }),
  }),
});

function workOf({ data, work = [], savedAt }: OwnRecord): OwnWork {
  return { photos: work, isVerified: data.isVerified, ...(savedAt !== undefined && { savedAt }) };
}

export const { useDashboardWorkPhotosQuery } = workPhotosApi;

/** Action that writes the gallery from another response into the cache. Only verified agents can change theirs. */
export const upsertWorkPhotos = (id: string, photos: readonly WorkPhoto[]) =>
  workPhotosApi.util.upsertQueryEntries([
    { endpointName: 'dashboardWorkPhotos', arg: id, value: { photos, isVerified: true } },
  ]);
