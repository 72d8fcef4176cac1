import {
  operatorPaths,
  type EnrolRequest,
  type EnrolResponse,
  type PassResponse,
  type RecoveryCodesResponse,
  type SecondFactorRequest,
} from '@naija/contracts/http/operators';
import type { RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';
import { operatorApi, TAGS } from '../shared/operator-api.ts';

const secondFactorApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Begins an enrolment and cancels an unfinished one. */
    adminEnrol: build.mutation<EnrolResponse, RedactedArgs<EnrolRequest>>({
      queryFn: sendOnce((args) => ({ url: operatorPaths.enrol, method: 'POST', body: args() })),
    }),
    adminConfirm: build.mutation<RecoveryCodesResponse, RedactedArgs<SecondFactorRequest>>({
      queryFn: sendOnce((args) => ({ url: operatorPaths.confirm, method: 'POST', body: args() })),
    }),
    adminPass: build.mutation<PassResponse, RedactedArgs<SecondFactorRequest>>({
      queryFn: sendOnce((args) => ({ url: operatorPaths.pass, method: 'POST', body: args() })),
      invalidatesTags: (result) => (result ? [TAGS.me] : []),
    }),
  }),
});

export const { useAdminEnrolMutation, useAdminConfirmMutation, useAdminPassMutation } = secondFactorApi;
