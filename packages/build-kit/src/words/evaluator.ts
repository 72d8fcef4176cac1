import { compileFunction, runInNewContext } from 'node:vm';
import type { ModuleEvaluator, ModuleRunnerContext } from 'vite/module-runner';

/**
 * Stands in for packages and browser APIs while modules are evaluated. It has every property and can be called and
 * constructed, each time resulting in itself. It is an empty list and an empty text, and has no effects.
 */
const STAND_IN: object = new Proxy(nothing, {
  get: (target, key) => {
    if (key === 'prototype') return target.prototype as unknown;
    // With a `then`, an `await` of the stand-in would never end.
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

// A class cannot extend an arrow function.
function nothing(): void {}

/** Prefix of the ids of modules whose exports are all stand-ins. */
export const OUTSIDE = '\0naija:outside/';

/** Globals of the language itself, such as `Map`, without those that have effects. */
const OF_LANGUAGE: ReadonlySet<unknown> = new Set(
  (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
    (name) => !['globalThis', 'console', 'JSON'].includes(name),
  ),
);

/** Evaluates modules without effects: all globals of browsers and of Node are stand-ins. */
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
