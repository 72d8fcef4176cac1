import { pagePaths } from '@naija/contracts/domain/pages';
import { type ConfirmCommentResponse, commentPaths } from '@naija/contracts/http/comments';
import { ButtonLink } from '@naija/ui';
import { LinkAction } from '../../email-links/LinkAction.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { baseApi, type RedactedArgs } from '@naija/runtime';

const commentApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Marks a comment by the token of the mail about it. */
    authConfirmComment: build.mutation<ConfirmCommentResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: commentPaths.confirm(args()), method: 'POST' }),
    }),
  }),
});

const { useAuthConfirmCommentMutation } = commentApi;

const TEXT = AUTH_MESSAGES.comment;

/** `/confirm-comment?token=…`, the link that marks a comment. */
export default function ConfirmCommentPage() {
  return (
    <LinkAction<ConfirmCommentResponse>
      texts={TEXT}
      mutation={useAuthConfirmCommentMutation()}
      next={({ agentId }) => <ButtonLink to={pagePaths.agent(agentId)}>{TEXT.toComments}</ButtonLink>}
      otherwise={<ButtonLink to={pagePaths.home}>{TEXT.toHome}</ButtonLink>}
    />
  );
}
