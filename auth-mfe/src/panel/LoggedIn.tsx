import { logout, useAgent } from '@naija/runtime';
import { Button, ButtonLink } from '@naija/ui';

/** For an agent who is logged in and opens a page that they do not need. */
export function LoggedIn() {
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
