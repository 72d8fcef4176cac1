import { compileFunction, runInNewContext } from 'node:vm';
import type { ModuleEvaluator, ModuleRunnerContext } from 'vite/module-runner';

/**
 * Takes the place of packages and of what browsers have while modules are evaluated: has every property, can be called and
 * constructed, and is all that these give. Lists nothing, is an empty text, and does nothing.
 */
const STAND_IN: object = new Proxy(nothing, {
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

/** Begins the ids of modules whose exports are all stand-ins. */
export const OUTSIDE = '\0naija:outside/';

/** Names of the language itself, as `Map`: not what leads outside. */
const OF_LANGUAGE: ReadonlySet<unknown> = new Set(
  (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
    (name) => !['globalThis', 'console', 'JSON'].includes(name),
  ),
);

/** Evaluates modules without effects: all that belongs to browsers, or to Node, is a stand-in. */
export const evaluator: ModuleEvaluator = {
  async runInlinedModule(context, code, { id }) {
    if (id.startsWith(OUTSIDE)) Object.setPrototypeOf(context.__vite_ssr_exports__, STAND_IN);
    else
      await (
        compileFunction(`with (scope) return (async () => { 'use strict';\n${code}\n})()`, ['scope'], {
          filename: id,
        }) as (scope: object) => Promise<void>
      )(scopeOf(context));
  },
  runExternalModule: () => Promise.resolve(STAND_IN),
};

function scopeOf(context: ModuleRunnerContext): object {
  return new Proxy(context, {
    has: (_, key) => !OF_LANGUAGE.has(key),
    get: (_, key) =>
      key === Symbol.unscopables ? undefined : ((Reflect.get(context, key) ?? STAND_IN) as unknown),
    set: () => true,
  });
}
