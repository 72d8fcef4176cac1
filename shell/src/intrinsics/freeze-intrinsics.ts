import { trackUnfrozen } from './restore-intrinsics.ts';

/**
 * Names of properties that stay writable: React's private state, the endpoints of an API, and what compiled classes
 * assign to their prototypes.
 */
const MUTABLE_NAMES = /^(_|endpoints$|constructor$)/;

/**
 * Makes everything that remotes get from the shell read-only. A remote that replaced `React.createElement` or
 * `styled.button` would do so for all remotes. An API still accepts endpoints with their hooks.
 */
export function freezeShared(owner: object): void {
  if (!('endpoints' in owner)) Object.preventExtensions(owner);
  for (const name of Object.getOwnPropertyNames(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (!property?.writable || MUTABLE_NAMES.test(name)) continue;
    freeze(owner, name);
    const value: unknown = property.value;
    // Properties of the 150 functions of `styled` are skipped; they would take three times as long.
    if (typeof owner === 'function' && typeof value === 'function') continue;
    // False for primitive and frozen values.
    if (Object.isExtensible(value)) freezeShared(value as object);
  }
}

const INTRINSICS = [
  'Object Function Array String Number Symbol Promise Map Set RegExp JSON Reflect Math EventTarget Node Element',
  'HTMLElement',
  'Document Storage History URL URLSearchParams Headers Request Response AbortController AbortSignal MessageChannel MessagePort',
  'Navigator XMLHttpRequest IDBFactory LockManager CacheStorage Navigation Performance Worker Date',
];
/** Objects with a single instance. They accept no properties of their own, which would hide those of their prototypes. */
const SINGLE = 'history navigator indexedDB caches navigation performance';
const FUNCTIONS =
  'fetch open setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone';

/**
 * Scripts do not override functions inherited from these, and engines read data properties faster than accessors. In a
 * `Storage`, an accessor would define the override.
 */
const WITHOUT_OVERRIDES =
  'Storage.prototype Object Array String String.prototype Number Number.prototype Symbol Symbol.prototype Math JSON Reflect';

/** Engines lose fast paths if these are redefined; axe assigns the last one to the document. */
const UNFROZEN = ['constructor', 'toString', 'toLocaleString', 'valueOf', 'elementsFromPoint'];

const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;

/** The window and its document. Scripts keep properties of their own on these. */
let extensible: unknown[] = [];

/**
 * Makes intrinsics read-only, so that a release that replaces one fails at once. `restoreIntrinsics` covers the others.
 * On a slow device this takes 60 ms, so it runs in steps between which a page handles input.
 */
export function* freezeInSteps(realm: object = globalThis): Generator<void, void> {
  extensible = [realm, Reflect.get(realm, 'document')];
  for (const group of INTRINSICS) {
    for (const name of group.split(' ')) freezeIntrinsic(realm, name);
    yield;
  }
  for (const name of FUNCTIONS.split(' ')) freeze(realm, name);
  for (const name of SINGLE.split(' ')) Object.preventExtensions(Reflect.get(realm, name));
  Object.preventExtensions((realm as { navigator?: Partial<Navigator> }).navigator?.locks);
  for (const iterator of [[].values(), ''[Symbol.iterator](), new Map().keys(), new Set().keys()])
    trackUnfrozen(
      getPrototypeOf(iterator) as object,
      'next',
      `${Object.prototype.toString.call(iterator)}.next`,
    );
}

export function freezeIntrinsics(realm?: object): void {
  const steps = freezeInSteps(realm);
  while (!steps.next().done);
}

function freezeIntrinsic(realm: object, name: string): void {
  const intrinsic = Reflect.get(realm, name) as { prototype?: object } | undefined;
  if (!intrinsic) return;
  freezeAll(intrinsic, name);
  if (intrinsic.prototype) freezeAll(intrinsic.prototype, `${name}.prototype`);
  freeze(realm, name);
  if (name === 'Object' || name === 'Array') Object.preventExtensions(intrinsic.prototype);
}

function freezeAll(owner: object, label: string): void {
  const isOverridden = !WITHOUT_OVERRIDES.split(' ').includes(label);
  for (const key of Reflect.ownKeys(owner)) {
    const property = getOwnPropertyDescriptor(owner, key);
    if (typeof property?.value !== 'function' && !property?.get) continue;
    // Frozen symbols would slow down every `for…of`, spread and `Promise`.
    if (typeof key !== 'string' || UNFROZEN.includes(key)) {
      // Monitoring tools replace `Function.prototype.toString`, and no code depends on it.
      if (label !== 'Function.prototype' || key !== 'toString')
        trackUnfrozen(owner, key, `${label}.${String(key)}`);
    } else if (isOverridden && property.writable) freezeOverridable(owner, key, label);
    else freeze(owner, key);
  }
}

export function freeze(owner: object, name: string): void {
  const property = getOwnPropertyDescriptor(owner, name);
  if (!property?.configurable) return;
  const readOnly = property.get || property.set ? {} : { writable: false };
  defineProperty(owner, name, { ...readOnly, configurable: false });
}

/** Avoids the override mistake with an accessor: inheriting objects can still be assigned a property of their own. */
function freezeOverridable(owner: object, key: string, label: string): void {
  const property = getOwnPropertyDescriptor(owner, key);
  if (!property?.configurable) return;
  const value: unknown = property.value;
  defineProperty(owner, key, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner || extensible.includes(this))
        throw new TypeError(`Cannot assign to read only property '${key}' of ${label}`);
      defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    configurable: false,
  });
}
