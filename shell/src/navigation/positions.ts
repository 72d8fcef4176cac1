const STORE = 'naija:scroll';
/** Entries that are kept; the oldest go first. */
const MOST = 100;

/** How far each history entry of this tab was scrolled, in CSS pixels, by a name of the entry. */
export function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map(); // Storage is switched off, or holds something else.
  }
}

/** Keeps the newest positions for as long as the tab is open, over reloads. */
export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-MOST)));
  } catch {
    // Storage is switched off or full: a reload then begins at the top.
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
