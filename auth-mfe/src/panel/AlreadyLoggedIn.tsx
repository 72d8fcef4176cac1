import { logout, useAgent } from '@naija/runtime';
import { Button, ButtonLink } from '@naija/ui';

/** Replaces the form of a page that a logged-in agent does not need. */
export function AlreadyLoggedIn() {
  const { name } = useAgent();
  return (
    <>
      <p>You are logged in{name !== undefined && ` as ${name}`}. To use another account, log out first.</p>
      <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
      <Button $variant="secondary" onClick={() => void logout()}>
        Log out
      </Button>
    </>
  );
}
