import { readStored, writeStored } from '../storage.ts';

const KEY = 'naija:scroll';
const MAX_ENTRIES = 100;

/** Scroll positions of this tab in CSS pixels, by history entry. */
export function readPositions(): Map<string, number> {
  const stored = readStored(KEY, 'sessionStorage');
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
}

export function writePositions(positions: ReadonlyMap<string, number>): void {
  writeStored(KEY, [...positions].slice(-MAX_ENTRIES), 'sessionStorage');
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
