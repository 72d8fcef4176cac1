import { useMemo, useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-events.ts';

/** The agent who uses this device, as far as known. The id is known only after a login. */
export interface KnownAgent {
  readonly id?: string;
  /** The first word of the full name. */
  readonly name?: string;
  readonly email?: string;
}

const NO_AGENT = '{}';

// A text, because `useSyncExternalStore` compares snapshots with `Object.is`.
function snapshot(): string {
  return JSON.stringify({ id: readCookie('id'), name: readCookie('name'), email: readCookie('email') });
}

export function useAgent(): KnownAgent {
  const known = useSyncExternalStore(onSessionChange, snapshot, () => NO_AGENT);
  return useMemo(() => JSON.parse(known) as KnownAgent, [known]);
}
