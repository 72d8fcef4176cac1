import { pagePaths } from '@naija/contracts/domain/pages';
import type { ConfirmCommentResponse } from '@naija/contracts/http/comments';
import { ButtonLink } from '@naija/ui';
import { LinkAction } from '../../email-links/LinkAction.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { useAuthConfirmCommentMutation } from './comment-api.ts';

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
