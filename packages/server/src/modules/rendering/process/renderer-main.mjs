// Runs one untrusted release. It communicates only by JSON frames over descriptor 3.
import { Socket } from 'node:net';
import { compileFunction } from 'node:vm';
import { createFrameReader, encodeFrame } from './frames.mjs';
import { createPublicFetch } from './public-fetch.mjs';
import { closeMainRealm, createRealm } from './realm.mjs';
import { sortKeys } from './lock-intrinsics.mjs';
import { createTimers } from './timers.mjs';

/** @typedef {import('./messages.ts').FromRenderer} FromRenderer */
/** @typedef {import('./messages.ts').LoadMessage} LoadMessage */
/** @typedef {import('./messages.ts').RenderMessage} RenderMessage */
/** @typedef {import('./messages.ts').ShellServer} ShellServer */
/** @typedef {import('./messages.ts').ToRenderer} ToRenderer */

const REASON_MAX = 500;
// These messages precede any release
const FROM_SERVER_MAX_BYTES = 64 * 1024 * 1024;
const [, , shellUrl = ''] = process.argv;
// `process.exit` needs functions that are removed later
const exit = /** @type {(code: number) => never} */ (Reflect.get(process, 'reallyExit').bind(process));
const channel = new Socket({ fd: 3 });
const timers = createTimers();
const publicFetch = createPublicFetch(send);
/** @type {ShellServer} */
let shell;
/** @type {unknown} */
let Root;
let remote = '';
let maxBytes = 0;

/** @param {FromRenderer} message */
function send(message) {
  channel.write(encodeFrame(message));
}

/** @param {LoadMessage} message */
async function load({ code, base, globals, lacks, ...given }) {
  ({ remote, maxBytes } = given);
  try {
    Object.assign(globalThis, timers.globals);
    shell = await import(shellUrl);
    const { realm, language } = createRealm(globals, lacks, { ...timers.globals, fetch: publicFetch.fetch });
    closeMainRealm(language, globals, publicFetch.fetch);
    const parameters = ['require', 'exports', 'module', 'releaseBase'];
    const run = compileFunction(code, parameters, { filename: `${base}server.js`, parsingContext: realm });
    const module = { exports: /** @type {{ default?: unknown }} */ ({}) };
    run(requireShared, module.exports, module, base);
    ({ Root } = shell.readRemote(remote, module.exports.default));
    send({ type: 'loaded' });
  } catch (error) {
    send({ type: 'broken', reason: describe(error) });
  }
  timers.close();
}

/** @param {string} name */
function requireShared(name) {
  if (!Object.hasOwn(shell.shared, name)) throw new Error(`the server has no ${name} for a release`);
  return shell.shared[name];
}

/** @param {RenderMessage} message */
async function render(message) {
  const { job, location, origin, lite, language } = message;
  publicFetch.begin(message);
  timers.open();
  /** @type {Buffer} */
  let frame;
  try {
    const { html, head, title, styles, state } = await shell.renderPage({
      remote,
      Root,
      location,
      origin,
      lite,
      language,
    });
    // The server need not parse text, whatever the release has put into it.
    const json = JSON.stringify(sortKeys(state ?? null));
    const page = { html, head, title, styles, state: json };
    frame = encodeFrame(/** @type {FromRenderer} */ ({ type: 'rendered', job, ...page }));
    if (frame.length > maxBytes) throw new Error(`the page has ${String(frame.length)} bytes`);
  } catch (error) {
    frame = encodeFrame({ type: 'failed', job, reason: describe(error) });
  }
  publicFetch.begin(undefined);
  timers.close();
  channel.write(frame);
}

/** @param {any} error error of either realm, or any other value */
function describe(error) {
  try {
    const { message } = error;
    return String(typeof message === 'string' ? message : error).slice(0, REASON_MAX);
  } catch {
    return 'it threw something that has no text';
  }
}

const read = createFrameReader(FROM_SERVER_MAX_BYTES, (received) => {
  const message = /** @type {ToRenderer} */ (received);
  if (message.type === 'load') void load(message);
  else if (message.type === 'render') void render(message);
  else publicFetch.answer(message);
});
channel
  .on('data', read)
  .on('close', () => exit(0))
  .on('error', () => exit(0));
// The server still finishes its requests after a signal to the process group.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => undefined);
// Errors of a page reject its render instead of ending the process.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
