import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../lib/log.mjs';
import { listReads } from './addresses.mjs';
import { databaseIn, dataFolder, startAgentSite } from './agent-site.mjs';
import { processesBelow } from './processes.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const SIZE = { agents: 10_000, comments: 0 };
const RUNS = 5;
const INTERVAL_MS = 50;
/** How long a database hangs. */
const HANGS_MS = 4_000;
/** Longer than a database may take to be back. */
const WATCHED_MS = 10_000;

/**
 * How long responses take while the database is away, and how soon after it they are 200 again. All are of reads that no
 * cache has. A database hangs as its processes are stopped, and until they go on; or its first process is killed, and
 * the server starts another.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function outageFigures({ runs = RUNS }) {
  const site = await startAgentSite(SIZE);
  const database = databaseIn(await dataFolder(SIZE));
  /** @type {Outage[]} */
  const hung = [];
  /** @type {Outage[]} */
  const killed = [];
  try {
    const visits = visitor(site.url);
    for (let run = 1; run <= runs; run += 1) {
      log(`Database away, run ${String(run)} of ${String(runs)}`);
      hung.push(await hang(visits, postmasterOf(database)));
      killed.push(await kill(visits, postmasterOf(database)));
    }
  } finally {
    await site.stop();
  }
  return [...figuresOf('hangs', 'hangs', hung), ...figuresOf('killed', 'was killed', killed)];
}

/** @typedef {{ slowest: number, back: number }} Outage milliseconds: of a response while it lasts, and until all are 200 again */
/** @typedef {{ at: number, ms: number, ok: boolean }} Response `at`: when it came, by `performance.now()` */

/** @param {(ms: number) => Promise<Response[]>} visits @param {number} postmaster @returns {Promise<Outage>} */
async function hang(visits, postmaster) {
  const pids = [postmaster, ...processesBelow(postmaster)];
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    for (const pid of pids) process.kill(pid, name);
  };
  signal('SIGSTOP');
  const during = await visits(HANGS_MS).finally(() => {
    signal('SIGCONT');
  });
  if (during.some(({ ok }) => ok)) throw new Error('a database that hangs has answered');
  const begun = performance.now();
  const after = await visits(WATCHED_MS);
  return { slowest: slowestOf(during), back: lastFailure(after, begun) - begun };
}

/** @param {(ms: number) => Promise<Response[]>} visits @param {number} postmaster @returns {Promise<Outage>} */
async function kill(visits, postmaster) {
  const begun = performance.now();
  process.kill(postmaster, 'SIGKILL');
  const responses = await visits(WATCHED_MS);
  return { slowest: slowestOf(responses), back: lastFailure(responses, begun) - begun };
}

/** @param {readonly Response[]} responses */
function slowestOf(responses) {
  return Math.max(...responses.map(({ ms }) => ms));
}

/** @param {readonly Response[]} responses @param {number} otherwise where none failed */
function lastFailure(responses, otherwise) {
  if (responses.at(-1)?.ok !== true) throw new Error('a database is still away');
  return responses.reduce((last, { ok, at }) => (ok ? last : Math.max(last, at)), otherwise);
}

/**
 * Reads lists for some time, one every 50 ms, whether or not the last one has been answered.
 * @param {string} origin @returns {(ms: number) => Promise<Response[]>} in the order in which they were sent
 */
function visitor(origin) {
  let made = 0;
  return async (ms) => {
    const responses = [];
    const end = performance.now() + ms;
    while (performance.now() < end) {
      responses.push(timedRead(origin + (listReads(made, 1)[0] ?? '')));
      made += 1;
      await sleep(INTERVAL_MS);
    }
    return Promise.all(responses);
  };
}

/** @param {string} url @returns {Promise<Response>} @throws Error for anything but 200 and 503 */
async function timedRead(url) {
  const begun = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (![200, 503].includes(response.status)) throw new Error(`${url} answered ${String(response.status)}`);
  const at = performance.now();
  return { at, ms: at - begun, ok: response.ok };
}

/** Process id of PostgreSQL in a folder. @param {string} folder */
function postmasterOf(folder) {
  const [cluster = ''] = readdirSync(folder).filter((name) => /^pg\d+$/.test(name));
  return Number(readFileSync(path.join(folder, cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** @param {string} id @param {string} what @param {readonly Outage[]} outages @returns {Figure[]} */
function figuresOf(id, what, outages) {
  return [
    {
      id: `outage.${id}.response`,
      title: `Slowest response while the database ${what}, ms`,
      samples: { ours: outages.map(({ slowest }) => slowest) },
    },
    {
      id: `outage.${id}.back`,
      title: `Until all responses are 200 after the database ${what}, ms`,
      samples: { ours: outages.map(({ back }) => back) },
    },
  ];
}
