import { useState } from 'react';
import { logout, useAgent } from '@naija/runtime';
import { Button, ErrorPanel, type Elements } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

interface KnownAgentProps {
  readonly children: (id: string) => Elements;
}

/** Renders its children with the id of the logged-in agent. */
export function KnownAgent({ children }: KnownAgentProps) {
  // Kept in state, because the end of a session deletes the id while the page keeps the input.
  const [id] = useState(useAgent().id);
  return id === undefined ? <UnknownAgent /> : children(id);
}

/** Error for a session whose token is stored without the agent's id. A new login restores it. */
function UnknownAgent() {
  const { loadFailed, unknownAgent, logOut } = DASHBOARD_MESSAGES.profile;
  return (
    <ErrorPanel title={loadFailed} message={unknownAgent}>
      <Button onClick={() => void logout()}>{logOut}</Button>
    </ErrorPanel>
  );
}
