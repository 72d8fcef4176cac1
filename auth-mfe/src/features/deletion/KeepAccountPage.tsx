import { authPaths, type MessageResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { ButtonLink, sendOnce } from '@naija/ui';
import { LinkAction } from '../../email-links/LinkAction.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { DELETION_MESSAGES } from './messages.ts';

const deletionApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Cancels the deletion of an account by the token of the mail about it. */
    authCancelDeletion: build.mutation<MessageResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      queryFn: sendOnce((args) => ({ url: authPaths.cancelDeletion(args()), method: 'POST' })),
    }),
  }),
});

const { useAuthCancelDeletionMutation } = deletionApi;

/** `/keep-account?token=…`, the link that cancels a deletion. */
export default function KeepAccountPage() {
  const logIn = <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>;
  return (
    <LinkAction
      texts={{ ...DELETION_MESSAGES, done: DELETION_MESSAGES.kept }}
      mutation={useAuthCancelDeletionMutation()}
      next={() => logIn}
      otherwise={
        <>
          <p>{DELETION_MESSAGES.dead}</p>
          {logIn}
        </>
      }
    />
  );
}
