import { readStored, writeStored } from '../../storage.ts';

const KEY = 'naija:visits';
const VISIT_GAP_MS = 30 * 60_000;

interface Visits {
  /** Milliseconds since 1970. */
  readonly last: number;
  readonly returned: boolean;
}

/** True after a gap, or on another day of the device's calendar. */
export function isAnotherVisit(last: number, now: number): boolean {
  return now - last >= VISIT_GAP_MS || new Date(last).toDateString() !== new Date(now).toDateString();
}

export function recordVisit(now = Date.now()): void {
  const before = stored();
  const returned = before !== undefined && (before.returned || isAnotherVisit(before.last, now));
  writeStored(KEY, { last: now, returned } satisfies Visits);
}

export function recordLeaving(now = Date.now()): void {
  writeStored(KEY, { last: now, returned: hasReturned() } satisfies Visits);
}

/** True from the second visit on. */
export function hasReturned(): boolean {
  return stored()?.returned ?? false;
}

function stored(): Visits | undefined {
  const { last, returned } = (readStored(KEY) ?? {}) as Partial<Record<keyof Visits, unknown>>;
  return typeof last === 'number' ? { last, returned: returned === true } : undefined;
}
