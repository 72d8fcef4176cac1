import { logout } from '@naija/runtime';
import { Button, ErrorPanel } from '@naija/ui';

/** For a session of which nothing but the token is stored: the login brings the rest back. */
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
