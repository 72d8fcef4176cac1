import { readStored, store } from '../../remotes/storage.ts';

const KEY = 'naija:visits';
/** Milliseconds after which coming back is another visit. */
const AWAY = 30 * 60_000;

interface Visits {
  /** When the visitor was last here; milliseconds. */
  readonly last: number;
  /** Whether there ever was a second visit. */
  readonly returned: boolean;
}

/** True where somebody who was last here at one moment makes another visit at the other, by this phone's calendar. */
export function isAnotherVisit(last: number, now: number): boolean {
  return now - last >= AWAY || new Date(last).toDateString() !== new Date(now).toDateString();
}

/** Notes that the visitor is here now. */
export function noteVisit(now = Date.now()): void {
  const before = stored();
  const returned = before !== undefined && (before.returned || isAnotherVisit(before.last, now));
  store(KEY, { last: now, returned } satisfies Visits);
}

/** Notes that the visitor still was here: what follows soon belongs to the same visit. */
export function noteLeaving(now = Date.now()): void {
  store(KEY, { last: now, returned: hasReturned() } satisfies Visits);
}

/** True from the second visit on. */
export function hasReturned(): boolean {
  return stored()?.returned ?? false;
}

function stored(): Visits | undefined {
  const { last, returned } = (readStored(KEY) ?? {}) as Partial<Record<keyof Visits, unknown>>;
  return typeof last === 'number' ? { last, returned: returned === true } : undefined;
}
