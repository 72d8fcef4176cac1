import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../lib/child.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {NonNullable<Parameters<typeof startChild>[2]>} StartOptions */

const READY = /ready on (http:\/\/\S+)/;
const START_TIMEOUT_MS = 120_000;
// All visitors share one address, so that limits would refuse a load test.
const ALWAYS = { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

/**
 * @typedef {object} RunningServer
 * @property {string} url
 * @property {number} pid
 * @property {import('node:stream').Readable | null} errors with the log; null if they are shown
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the built server and waits until it takes requests.
 * @param {Record<string, string>} settings @param {StartOptions} [options] @returns {Promise<RunningServer>}
 */
export function startServer(settings, options) {
  const main = path.join(ROOT, 'packages/server/dist/main.js');
  return startProgram([main], { PORT: '0', ...ALWAYS, ...settings }, '/readyz', options);
}

/**
 * Starts a server that says where it is ready, and waits until it answers.
 * @param {readonly string[]} args @param {Record<string, string>} env @param {string} check path that answers when it is ready
 * @param {StartOptions} [options]
 * @returns {Promise<RunningServer>}
 */
export async function startProgram(args, env, check, options) {
  const { output, errors, pid, stop } = startChild(args, { ...process.env, ...env }, options);
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  try {
    const url = await readUrl(output, timeout);
    while (!(await fetch(url + check, { signal: timeout })).ok) await sleep(100);
    return { url, pid, errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import('node:stream').Readable} output @param {AbortSignal} timeout @returns {Promise<string>} */
function readUrl(output, timeout) {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (/** @type {Buffer} */ bytes) => {
      text += bytes.toString();
      const url = READY.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    });
    output.once('end', () => {
      reject(new Error(`A server ended before it was ready:\n${text}`));
    });
    timeout.addEventListener('abort', () => {
      reject(new Error(`A server was not ready in time:\n${text}`));
    });
  });
}
