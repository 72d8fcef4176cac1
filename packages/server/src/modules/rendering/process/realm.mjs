import { constants, createContext } from 'node:vm';
import { lockIntrinsics } from './lock-intrinsics.mjs';

/** What the shell, and the parts of Node that it loads, need beside that. */
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
/** Functions of `process` that reach beyond it. Those that Node itself calls stay. */
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
 * A realm of its own for a release: the language, what is harmless of the web platform, and nothing of Node.
 * @param {readonly string[]} names of globals that it shares with this one
 * @param {readonly string[]} lacks names of the language that it does not have
 * @param {Record<string, unknown>} globals in place of those
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
 * Takes from the realm of Node and the shell whatever leads out of the process, since a release can reach objects of it.
 * @param {readonly string[]} language names of it that the realm of the release has, too
 * @param {readonly string[]} names of globals that the realm of the release shares
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
 * A function there would be given the functions on the stack, those of the shell among them.
 * @param {ErrorConstructor} errors
 */
function lockStackTraces(errors) {
  Reflect.defineProperty(errors, 'prepareStackTrace', {
    value: undefined,
    writable: false,
    configurable: false,
  });
}
