interface Open {
  readonly owner: object;
  readonly key: PropertyKey;
  readonly property: PropertyDescriptor;
  readonly words: string;
}

/** Changes of these break no page, and honest code makes them: they are brought back, and held against nobody. */
const HARMLESS = ['toString', 'toLocaleString', 'valueOf'];

// Read by index below: what walks through an array may itself be among what was changed.
const open: Open[] = [];
const { defineProperty, getOwnPropertyDescriptor } = Object;
let beyondRepair = false;

/**
 * Keeps a property that cannot be locked, for `restoreNatives`.
 * @param words that name it
 */
export function keepOpen(owner: object, key: PropertyKey, words: string): void {
  const property = getOwnPropertyDescriptor(owner, key);
  if (property) open.push({ owner, key, property, words });
}

/**
 * Brings back what could not be locked and was changed; never throws. What was made unchangeable stays changed, and is
 * told once.
 * @returns what that was, as `Array.prototype.Symbol(Symbol.iterator)`
 */
export function restoreNatives(): string {
  let changed = '';
  for (let index = 0; index < open.length; index += 1) {
    const kept = open[index] as Open;
    const { owner, key, property, words } = kept;
    const now = getOwnPropertyDescriptor(owner, key);
    if (isSame(now, property)) continue;
    if (!restore(kept)) {
      beyondRepair = true;
      open[index] = { ...kept, property: now ?? property };
    }
    if (!HARMLESS.includes(String(key))) changed += `${changed && ', '}${words}`;
  }
  return changed;
}

/** Whether something was changed for good: no release that is tried in this page could be blamed for what it does. */
export function isBeyondRepair(): boolean {
  return beyondRepair;
}

/** @throws Error that names what could not be locked and was changed; it is brought back first */
export function refuseChangedNatives(): void {
  const changed = restoreNatives();
  if (changed !== '') throw new Error(`changed ${changed}`);
}

/** @returns whether the value is what it was: other attributes may be fixed by now, and do no harm */
function restore({ owner, key, property }: Open): boolean {
  try {
    defineProperty(owner, key, property);
  } catch {
    if (property.get) return false;
    try {
      defineProperty(owner, key, { value: property.value as unknown });
    } catch {
      return false;
    }
  }
  return true;
}

function isSame(now: PropertyDescriptor | undefined, kept: PropertyDescriptor): boolean {
  return now?.value === kept.value && now?.get === kept.get;
}
