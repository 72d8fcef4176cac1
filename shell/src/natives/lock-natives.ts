/** What the shell and its libraries work with, in this realm: each with its own functions and those of its prototype. */
const NATIVES =
  'Object Function Array String Number Symbol Promise Map Set RegExp JSON Reflect Math EventTarget Node Element HTMLElement Document Storage History URL URLSearchParams Headers Request Response AbortController AbortSignal MessageChannel MessagePort';
const FUNCTIONS =
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone';

/** What ordinary objects are given of their own by assignment, which a locked one on a prototype would refuse. */
const ASSIGNED = ['constructor', 'toString', 'toLocaleString', 'valueOf'];

interface Open {
  readonly owner: object;
  readonly key: PropertyKey;
  readonly property: PropertyDescriptor;
  readonly words: string;
}

// Read by index below: what walks through an array may itself be among what was changed.
const open: Open[] = [];
const { defineProperty, getOwnPropertyDescriptor } = Object;

/**
 * From now on nothing replaces what every page depends on: a script that tries gets a TypeError at the very place, and
 * so a release that does is one that throws. Nothing is added to all objects or all arrays either. What cannot be locked
 * without harm is kept for `restoreNatives`.
 */
export function lockNatives(realm: object = globalThis): void {
  for (const name of NATIVES.split(' ')) {
    const native = Reflect.get(realm, name) as { prototype?: object } | undefined;
    if (!native) continue;
    lockAll(native, name);
    if (native.prototype) lockAll(native.prototype, `${name}.prototype`);
    lock(realm, name);
    if (name === 'Object' || name === 'Array') Object.preventExtensions(native.prototype);
  }
  for (const name of FUNCTIONS.split(' ')) lock(realm, name);
}

/**
 * Brings back what could not be locked and was changed.
 * @returns what that was, as `Array.prototype.Symbol(Symbol.iterator)`
 */
export function restoreNatives(): string {
  let changed = '';
  for (let index = 0; index < open.length; index += 1) {
    const { owner, key, property, words } = open[index] as Open;
    const now = getOwnPropertyDescriptor(owner, key);
    if (now?.value === property.value && now?.get === property.get) continue;
    changed += `${changed && ', '}${words}`;
    defineProperty(owner, key, property);
  }
  return changed;
}

/** @throws Error that names what could not be locked and was changed; it is brought back first */
export function refuseChangedNatives(): void {
  const changed = restoreNatives();
  if (changed !== '') throw new Error(`changed ${changed}`);
}

function lockAll(owner: object, words: string): void {
  for (const key of Reflect.ownKeys(owner)) {
    const property = getOwnPropertyDescriptor(owner, key);
    if (typeof property?.value !== 'function' && !property?.get) continue;
    // Locked symbols would let engines take the slow way for every `for…of`, spread and `Promise`.
    if (typeof key === 'string' && !ASSIGNED.includes(key)) lock(owner, key);
    else open.push({ owner, key, property, words: `${words}.${String(key)}` });
  }
}

function lock(owner: object, name: string): void {
  const property = getOwnPropertyDescriptor(owner, name);
  if (!property?.configurable) return;
  const fixed = property.get || property.set ? {} : { writable: false };
  defineProperty(owner, name, { ...fixed, configurable: false });
}
