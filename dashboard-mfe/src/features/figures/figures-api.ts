import { ownFiguresPath, type OwnFigures } from '@naija/contracts/http/interest';
import { baseApi } from '@naija/runtime';

const figuresApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** How often visitors have seen, reached and saved this agent, by week. */
    dashboardFigures: build.query<OwnFigures, undefined>({
      query: () => ({ url: ownFiguresPath, cache: 'no-store' }),
    }),
  }),
});

export const { useDashboardFiguresQuery } = figuresApi;
