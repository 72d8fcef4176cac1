import { constants, createContext } from 'node:vm';
import { lockIntrinsics } from './lock-intrinsics.mjs';

/** Globals for the shell and parts of Node */
const SHELL_GLOBALS = [
  'Blob',
  'Buffer',
  'CustomEvent',
  'DOMException',
  'File',
  'FormData',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'setImmediate',
  'setInterval',
  'setTimeout',
];
/** Functions that reach beyond the process, except those that Node calls */
const PROCESS_FUNCTIONS = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'execve',
  'exit',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'mainModule',
  'openStdin',
  'reallyExit',
  'report',
  'send',
  'stderr',
  'stdin',
  'stdout',
  'umask',
];

/**
 * Creates a realm for a release: the language, harmless parts of the web platform, and nothing of Node.
 * @param {readonly string[]} names globals that it shares with this realm
 * @param {readonly string[]} lacks names of the language that it does not have
 * @param {Record<string, unknown>} globals replacements of globals
 */
export function createRealm(names, lacks, globals) {
  const realm = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  for (const name of lacks) Reflect.deleteProperty(realm, name);
  const language = Object.getOwnPropertyNames(realm);
  for (const name of names) realm[name] = Reflect.get(globalThis, name);
  Object.assign(realm, globals);
  lockStackTraces(realm['Error']);
  return { realm, language };
}

/**
 * Removes everything that leads out of the process from the realm of Node and the shell, because a release can reach objects of
 * it.
 * @param {readonly string[]} language names of it that the realm of the release also has
 * @param {readonly string[]} names globals that the realm of the release shares
 * @param {typeof globalThis.fetch} fetch
 */
export function closeMainRealm(language, names, fetch) {
  const kept = new Set([...language, ...names, ...SHELL_GLOBALS]);
  const node = process;
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const name of PROCESS_FUNCTIONS) Reflect.deleteProperty(node, name);
  const inert = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  Object.defineProperties(globalThis, { process: { value: inert }, fetch: { value: fetch } });
  lockStackTraces(Error);
  lockIntrinsics(language);
}

/**
 * A `prepareStackTrace` function would receive the functions on the stack, including those of the shell.
 * @param {ErrorConstructor} errors
 */
function lockStackTraces(errors) {
  Reflect.defineProperty(errors, 'prepareStackTrace', {
    value: undefined,
    writable: false,
    configurable: false,
  });
}
