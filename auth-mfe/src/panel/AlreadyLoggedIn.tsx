import { logout, useAgent } from '@naija/runtime';
import { Button, ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../messages.ts';

const TEXT = AUTH_MESSAGES.account;

/** Replaces the form of a page that a logged-in agent does not need. */
export function AlreadyLoggedIn() {
  const { name } = useAgent();
  return (
    <>
      <p>{name === undefined ? TEXT.loggedIn : TEXT.loggedInAs(name)}</p>
      <ButtonLink to="/dashboard">{TEXT.toDashboard}</ButtonLink>
      <Button $variant="secondary" onClick={() => void logout()}>
        {TEXT.logOut}
      </Button>
    </>
  );
}
