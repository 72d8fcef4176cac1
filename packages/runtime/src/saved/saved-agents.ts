/** An agent that the visitor wants to find again. */
export interface SavedAgent {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

// The visitor's own list, kept on this phone for whoever holds it: it has nothing to do with any login.
const KEY = 'naija:saved';
/** Of the window: the list was changed in this tab. Other tabs hear of it from the storage. */
const CHANGE = 'naija:saved';

let text: string | null = null;
let parsed: readonly SavedAgent[] = [];

/** The agents saved on this phone, newest first; one and the same array until the list changes. */
export function savedAgents(): readonly SavedAgent[] {
  const stored = readText();
  if (stored !== text) {
    text = stored;
    parsed = parse(stored);
  }
  return parsed;
}

/**
 * Saves an agent on this phone, or takes them off the list.
 * @returns false where this phone lets nothing be kept
 */
export function saveAgent(id: string, saved: boolean): boolean {
  const others = savedAgents().filter((agent) => agent.id !== id);
  const list = saved ? [{ id, savedAt: new Date().toISOString() }, ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGE));
  return true;
}

/** Calls back when the list has changed, in any tab, until the function it returns is called. */
export function onSavedChange(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  addEventListener(CHANGE, changed);
  addEventListener('storage', stored);
  return () => {
    removeEventListener(CHANGE, changed);
    removeEventListener('storage', stored);
  };
}

function readText(): string | null {
  try {
    return globalThis.localStorage.getItem(KEY);
  } catch {
    return null; // Storage is forbidden, or there is none: on a server.
  }
}

function parse(stored: string | null): readonly SavedAgent[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isSavedAgent) : [];
  } catch {
    return [];
  }
}

function isSavedAgent(entry: unknown): entry is SavedAgent {
  const { id, savedAt } = (entry ?? {}) as Partial<SavedAgent>;
  return typeof id === 'string' && typeof savedAt === 'string';
}
