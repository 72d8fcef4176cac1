import { freeze } from './freeze-intrinsics.ts';

/** What React keeps in its own; what an API takes from remotes; what compiled classes assign to their prototypes. */
const UNFROZEN = /^(_|endpoints$|constructor$)/;

/**
 * Makes read-only what remotes get from the shell, and what belongs to it: a remote that replaces `React.createElement` or
 * `styled.button` would do so for all of them. An API can still be given endpoints, with their hooks.
 */
export function freezeShared(owner: object): void {
  if (!('endpoints' in owner)) Object.preventExtensions(owner);
  for (const name of Object.getOwnPropertyNames(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (!property?.writable || UNFROZEN.test(name)) continue;
    freeze(owner, name);
    const value: unknown = property.value;
    // Not what belongs to each of the 150 functions of `styled`, which would take three times as long.
    if (typeof owner === 'function' && typeof value === 'function') continue;
    // False for primitive values, and for what is frozen.
    if (Object.isExtensible(value)) freezeShared(value as object);
  }
}
