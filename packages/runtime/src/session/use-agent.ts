import { useMemo, useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-events.ts';

/** Who uses this device, as far as known; the id only after a login. */
export interface KnownAgent {
  readonly id?: string;
  /** The first word of the full name. */
  readonly name?: string;
  readonly email?: string;
}

const NOBODY = '{}';

// As text, which `useSyncExternalStore` compares by value.
function snapshot(): string {
  return JSON.stringify({ id: readCookie('id'), name: readCookie('name'), email: readCookie('email') });
}

export function useAgent(): KnownAgent {
  const known = useSyncExternalStore(onSessionChange, snapshot, () => NOBODY);
  return useMemo(() => JSON.parse(known) as KnownAgent, [known]);
}
