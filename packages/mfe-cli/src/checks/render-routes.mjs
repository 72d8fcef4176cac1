// Renders pages of a release, and sends the error of each page that cannot be rendered. Started by rendering.ts.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { compileFunction, createContext, runInContext } from 'node:vm';

/**
 * @typedef {object} Job
 * @property {string} name of the remote
 * @property {string} shellEntry absolute path of the shell's server entry
 * @property {string} entry absolute path of the release's server entry
 * @property {string[]} paths patterns of pages
 * @property {string[]} globals that the release may use
 * @property {string[]} lacks names of the language that are removed
 */
/** @typedef {{ html: string, head: string }} Markup */
/**
 * @typedef {object} Shell
 * @property {Record<string, unknown>} shared
 * @property {(name: string, exported: unknown) => { Root: unknown }} readRemote
 * @property {(input: object) => Promise<Markup>} renderPage
 */

const ORIGIN = 'http://localhost';
/** A page that waits for data this long has rendered everything that it can without data. */
const CALL_WAIT_MS = 250;

const { name, shellEntry, entry, paths, ...realm } = /** @type {Job} */ (JSON.parse(process.argv[2] ?? ''));

/** @type {() => void} */
let callStarted = () => undefined;
// Requests never settle, because a page may treat a failed request as its own failure.
Object.assign(globalThis, {
  fetch: () => {
    callStarted();
    return new Promise(() => undefined);
  },
});
process.on('unhandledRejection', () => undefined);

/** @type {Record<string, { fault: string } | Markup>} */
const results = {};
try {
  const shell = /** @type {Shell} */ (await import(pathToFileURL(shellEntry).href));
  const Root = await load(shell);
  for (const path of paths) results[path] = await render(shell, Root, path);
} catch (error) {
  results[''] = { fault: describe(error) };
}
process.send?.(results);

/** @param {Shell} shell */
async function load(shell) {
  const code = await readFile(entry, 'utf8');
  const run = compileFunction(code, ['require', 'exports', 'module', 'releaseBase'], {
    filename: 'server.js',
    parsingContext: createRealm(),
  });
  const module = { exports: /** @type {{ default?: unknown }} */ ({}) };
  /** @param {string} wanted */
  const require = (wanted) => {
    if (!Object.hasOwn(shell.shared, wanted)) throw new Error(`the server has no ${wanted}`);
    return shell.shared[wanted];
  };
  run(require, module.exports, module, '/');
  return shell.readRemote(name, module.exports.default).Root;
}

/** Creates a realm like that of the renderers: without Node's globals, browser globals, and code from strings. */
function createRealm() {
  const given = realm.globals.map((global) => [global, Reflect.get(globalThis, global)]);
  const context = createContext(Object.fromEntries(given), {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const lacking of realm.lacks) runInContext(`delete globalThis.${lacking}`, context);
  return context;
}

/** @param {Shell} shell @param {unknown} Root @param {string} pattern */
async function render(shell, Root, pattern) {
  const location = pattern.replaceAll(/:\w+/g, '1');
  const input = { remote: name, Root, location, origin: ORIGIN, lite: false };
  /** @type {Promise<Markup>} */
  const waiting = new Promise((resolve) => {
    callStarted = () => setTimeout(resolve, CALL_WAIT_MS, { html: '', head: '' });
  });
  try {
    const { html, head } = await Promise.race([shell.renderPage(input), waiting]);
    return { html, head };
  } catch (error) {
    return { fault: describe(error) };
  }
}

/** @param {unknown} error */
function describe(error) {
  // Errors of a release belong to another realm.
  const { message, stack } = /** @type {Partial<Error>} */ (Object(error));
  if (message === undefined) return String(error);
  const place = /^ +at (.*server\.js.*)$/m.exec(stack ?? '')?.[1];
  return place === undefined ? message : `${message}, in ${place}`;
}
