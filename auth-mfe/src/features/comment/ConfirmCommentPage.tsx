import { pagePaths } from '@naija/contracts/domain/pages';
import { type ConfirmCommentResponse, commentPaths } from '@naija/contracts/http/comments';
import { baseApi, type RedactedArgs, words } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { LinkAction } from '../../email-links/LinkAction.tsx';

const commentApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Marks a comment as confirmed by the token of its mail. */
    authConfirmComment: build.mutation<ConfirmCommentResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: commentPaths.confirm(args()), method: 'POST' }),
    }),
  }),
});

const { useAuthConfirmCommentMutation } = commentApi;

const TEXT = words('auth.comment', {
  title: 'Confirm your email',
  intro:
    'You have left a comment on an agent. Confirm that this email is yours, and the comment is marked “Confirmed email”. Nobody sees your email, and we delete it.',
  submit: 'Confirm my email',
  busy: 'One moment…',
  done: 'Email confirmed',
  toComments: 'See the comments',
  toHome: 'Back to the home page',
});

/** `/confirm-comment?token=…`, the link that marks a comment as confirmed. */
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
