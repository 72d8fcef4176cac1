import { useMemo, useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-changes.ts';

/** Who uses this device, as far as is known; the id is there from the login on. */
export interface KnownAgent {
  readonly id?: string;
  /** The first word of the full name. */
  readonly name?: string;
  readonly email?: string;
}

const NOBODY = '{}';

// Texts can be compared: the same agent makes no component render again.
function snapshot(): string {
  return JSON.stringify({ id: readCookie('id'), name: readCookie('name'), email: readCookie('email') });
}

/** The agent who is logged in, or whom a mail was just sent to. */
export function useAgent(): KnownAgent {
  const known = useSyncExternalStore(onSessionChange, snapshot, () => NOBODY);
  return useMemo(() => JSON.parse(known) as KnownAgent, [known]);
}
