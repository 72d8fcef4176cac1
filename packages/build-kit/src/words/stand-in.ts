/**
 * Takes the place of packages and of what browsers have while modules are evaluated: has every property, can be called and
 * constructed, and is all that these give. Lists nothing, is an empty text, and does nothing.
 */
export const STAND_IN: object = new Proxy(nothing, {
  get: (target, key) => {
    if (key === 'prototype') return target.prototype as unknown;
    // Otherwise nothing that waits for it would go on.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    if (key === Symbol.hasInstance) return () => true;
    return typeof key === 'symbol' ? undefined : STAND_IN;
  },
  has: () => true,
  set: () => true,
  defineProperty: () => true,
  deleteProperty: () => true,
  apply: () => STAND_IN,
  construct: () => STAND_IN,
});

// An arrow function could not be extended by a class.
function nothing(): void {}
