import { ownFiguresPath, type OwnFigures } from '@naija/contracts/http/interest';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { baseApi } from '@naija/runtime';
import { keptQuery } from '../../api/kept-responses.ts';

const figuresApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** How often visitors have seen, reached and saved this agent, by week. */
    dashboardFigures: build.query<OwnFigures & CachedResponse, undefined>({
      queryFn: keptQuery(() => ({ url: ownFiguresPath, cache: 'no-store' })),
    }),
  }),
});

export const { useDashboardFiguresQuery } = figuresApi;
