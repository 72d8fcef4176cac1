import { logout } from '@naija/runtime';
import { Button, ErrorPanel } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

const MESSAGES = DASHBOARD_MESSAGES.profile;

/** Error for a session whose token is stored without the agent's id; logging in again restores it. */
export function UnknownAgent() {
  return (
    <ErrorPanel title={MESSAGES.loadFailed} message={MESSAGES.unknownAgent}>
      <Button onClick={() => void logout()}>{MESSAGES.logOut}</Button>
    </ErrorPanel>
  );
}
