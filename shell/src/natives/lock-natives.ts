import { keepOpen } from './open-natives.ts';

/** What the shell and its libraries work with, in this realm: each with its own functions and those of its prototype. */
const NATIVES =
  'Object Function Array String Number Symbol Promise Map Set RegExp JSON Reflect Math EventTarget Node Element HTMLElement Document Storage History URL URLSearchParams Headers Request Response AbortController AbortSignal MessageChannel MessagePort';
const FUNCTIONS =
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone';

/** Nothing that scripts give functions of its own inherits from these, where engines call read-only data faster. */
const WITHOUT_HEIRS =
  'Object Array String String.prototype Number Number.prototype Symbol Symbol.prototype Math JSON Reflect';

/** What stays open: engines have fast ways that end when these are touched. */
const OPEN = ['constructor', 'toString', 'toLocaleString', 'valueOf'];

const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;

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
  for (const iterator of [[].values(), ''[Symbol.iterator](), new Map().keys(), new Set().keys()])
    keepOpen(getPrototypeOf(iterator) as object, 'next', `${Object.prototype.toString.call(iterator)}.next`);
}

function lockAll(owner: object, words: string): void {
  const hasHeirs = !WITHOUT_HEIRS.split(' ').includes(words);
  for (const key of Reflect.ownKeys(owner)) {
    const property = getOwnPropertyDescriptor(owner, key);
    if (typeof property?.value !== 'function' && !property?.get) continue;
    // Locked symbols would let engines take the slow way for every `for…of`, spread and `Promise`.
    if (typeof key !== 'string' || OPEN.includes(key)) {
      // Monitoring tools replace this one, and nothing depends on what it says.
      if (words !== 'Function.prototype' || key !== 'toString')
        keepOpen(owner, key, `${words}.${String(key)}`);
    } else if (hasHeirs && property.writable) lockForHeirs(owner, key, words);
    else lock(owner, key);
  }
}

function lock(owner: object, name: string): void {
  const property = getOwnPropertyDescriptor(owner, name);
  if (!property?.configurable) return;
  const fixed = property.get || property.set ? {} : { writable: false };
  defineProperty(owner, name, { ...fixed, configurable: false });
}

/** Locks a function, but lets what inherits it be given one of its own by assignment, which read-only data refuses. */
function lockForHeirs(owner: object, key: string, words: string): void {
  const property = getOwnPropertyDescriptor(owner, key);
  if (!property?.configurable) return;
  const value: unknown = property.value;
  defineProperty(owner, key, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner) throw new TypeError(`Cannot assign to read only property '${key}' of ${words}`);
      defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    configurable: false,
  });
}
