import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { sessionToken } from '../session/cookies.ts';

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = (args, api, extra) =>
  fetchBaseQuery({
    baseUrl: globalThis.location.origin,
    timeout: LIMITS.requestTimeout,
    prepareHeaders(headers) {
      const token = sessionToken();
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    },
  })(args, api, extra);

/** The one cache of calls in the page. Features inject their endpoints, named after their remote. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
