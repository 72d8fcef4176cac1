import { ButtonLink } from '@naija/ui';
import { LinkAction } from '../../email-links/LinkAction.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { useAuthCancelDeletionMutation } from './deletion-api.ts';

const TEXT = AUTH_MESSAGES.deletion;

/** `/keep-account?token=…`, the link that cancels a deletion. */
export default function KeepAccountPage() {
  const logIn = <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>;
  return (
    <LinkAction
      texts={{ ...TEXT, done: TEXT.kept }}
      mutation={useAuthCancelDeletionMutation()}
      next={() => logIn}
      otherwise={
        <>
          <p>{TEXT.dead}</p>
          {logIn}
        </>
      }
    />
  );
}
