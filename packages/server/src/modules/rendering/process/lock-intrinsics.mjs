/** Objects inherit these and are given others of their own; a read-only one would refuse that. */
const OVERRIDDEN = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'name',
  'message',
  'length',
]);

/**
 * Makes the functions of the language read-only in the realm of Node and the shell: a release could otherwise replace
 * those that Node calls, and be given its objects. `--frozen-intrinsics` does more, and a render takes 1.6 times as long.
 * @param {readonly string[]} names of what every realm has
 */
export function lockIntrinsics(names) {
  for (const name of names) {
    const { value } = Reflect.getOwnPropertyDescriptor(globalThis, name) ?? {};
    if (!isObject(value)) continue;
    lock(value);
    if (isObject(value.prototype)) lock(value.prototype);
    if (typeof value === 'function')
      Reflect.defineProperty(globalThis, name, { writable: false, configurable: false });
  }
}

/** @param {object} owner */
function lock(owner) {
  for (const key of Object.getOwnPropertyNames(owner)) {
    const property = Reflect.getOwnPropertyDescriptor(owner, key);
    // Engines lose their fast paths for iteration where symbols are redefined.
    if (!property?.configurable || OVERRIDDEN.has(key)) continue;
    const readOnly = 'value' in property ? { writable: false } : {};
    Reflect.defineProperty(owner, key, { ...readOnly, configurable: false });
  }
  Reflect.preventExtensions(owner);
}

/** @param {any} value @returns {value is { prototype?: unknown }} */
function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
