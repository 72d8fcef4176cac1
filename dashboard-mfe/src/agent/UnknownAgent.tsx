import { logout } from '@naija/runtime';
import { Button, ErrorPanel } from '@naija/ui';

/** Error for a session whose token is stored without the agent's id; logging in again restores it. */
export function UnknownAgent() {
  return (
    <ErrorPanel
      title="Your profile could not be loaded"
      message="This device no longer knows whose profile it is. Please log out and log in again."
    >
      <Button onClick={() => void logout()}>Log out</Button>
    </ErrorPanel>
  );
}
