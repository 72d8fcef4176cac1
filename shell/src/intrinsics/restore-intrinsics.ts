interface Unfrozen {
  readonly owner: object;
  readonly key: PropertyKey;
  readonly property: PropertyDescriptor;
  readonly label: string;
}

/** Legitimate code changes these without breaking anything. */
const HARMLESS = ['toString', 'toLocaleString', 'valueOf'];

// Read by index, because the array iterator may have been replaced as well.
const unfrozen: Unfrozen[] = [];
const { defineProperty, getOwnPropertyDescriptor } = Object;
let isBroken = false;

export function trackUnfrozen(owner: object, key: PropertyKey, label: string): void {
  const property = getOwnPropertyDescriptor(owner, key);
  if (property) unfrozen.push({ owner, key, property, label });
}

/** Restores intrinsics that could not be frozen. Never throws. @returns the changed names, such as `Array.prototype.map` */
export function restoreIntrinsics(): string {
  let changed = '';
  for (let index = 0; index < unfrozen.length; index += 1) {
    const tracked = unfrozen[index] as Unfrozen;
    const { owner, key, property, label } = tracked;
    const now = getOwnPropertyDescriptor(owner, key);
    if (isSame(now, property)) continue;
    if (!restore(tracked)) {
      isBroken = true;
      unfrozen[index] = { ...tracked, property: now ?? property };
    }
    if (!HARMLESS.includes(String(key))) changed += `${changed && ', '}${label}`;
  }
  return changed;
}

/** True if an intrinsic was changed permanently, so that no release can be blamed any more. */
export function areIntrinsicsBroken(): boolean {
  return isBroken;
}

export function assertIntrinsics(): void {
  const changed = restoreIntrinsics();
  if (changed !== '') throw new Error(`changed ${changed}`);
}

function restore({ owner, key, property }: Unfrozen): boolean {
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

function isSame(now: PropertyDescriptor | undefined, original: PropertyDescriptor): boolean {
  return now?.value === original.value && now?.get === original.get;
}
