import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { measureInTurn } from '../results/rounds.mjs';
import { agentIds, listReads, searchReads } from './addresses.mjs';
import { databaseIn, dataFolder, startAgentSite } from './agent-site.mjs';
import { timeRequests } from './latency.mjs';
import { percentile } from './percentile.mjs';
import { runInDatabase } from './programs.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */
/** @typedef {import('../sites/sites.mjs').Site} Site */

/** Enough requests that the p99 depends on more than the three slowest. */
const REQUESTS = 1_000;
const WARM_UP = 50;
const DATABASE_CALLS = 500;
const PERCENTILE = 0.99;
const SMALLEST = 10_000;

/**
 * How long reads take the server and lists the database as the number of agents grows. All but those of the hot list are
 * requests that were not made before.
 * @param {readonly number[]} sizes @param {number} runs @returns {Promise<Figure[]>}
 */
export async function growthFigures(sizes, runs) {
  const figures = [];
  /** @type {import('./programs.mjs').DatabaseTimes | undefined} */
  let smallest;
  for (const size of sizes) {
    const wanted = { agents: size, comments: 0 };
    const times = await runInDatabase(databaseIn(await dataFolder(wanted)), wanted, DATABASE_CALLS);
    smallest ??= times;
    for (const [kind, { p99 }] of Object.entries(times)) {
      const limit = [smallest[kind]?.p99 ?? NaN];
      figures.push(figure(`database-${kind}`, `${kind} in the database`, size, { ours: [p99], limit }));
    }
  }
  return [...figures, ...(await readFigures(sizes, runs))];
}

/** @param {readonly number[]} sizes @param {number} runs @returns {Promise<Figure[]>} */
async function readFigures(sizes, runs) {
  /** @type {Record<string, Site>} */
  const sites = {};
  try {
    for (const size of sizes) sites[String(size)] = await startAgentSite({ agents: size, comments: 0 });
    const figures = [];
    for (const [kind, draw] of Object.entries(await addressesIn(sites, runs))) {
      let drawn = 0;
      const p99s = await measureInTurn(
        { name: `${kind} among more agents`, runs, sites },
        async (size, { url }) => {
          const times = await timeRequests(url, draw(size, drawn, WARM_UP + REQUESTS));
          drawn += WARM_UP + REQUESTS;
          return percentile(
            times.slice(WARM_UP).map(({ ms }) => ms),
            PERCENTILE,
          );
        },
      );
      const limit = p99s[String(SMALLEST)];
      for (const [size, ours = []] of Object.entries(p99s))
        figures.push(figure(kind, kind, Number(size), { ours, ...(limit && { limit }) }));
    }
    return figures;
  } finally {
    for (const site of Object.values(sites)) await site.stop();
  }
}

/**
 * Addresses of a site by kind; none was requested before, except the hot list.
 * @param {Record<string, Site>} sites by number of agents @param {number} runs
 * @returns {Promise<Record<string, (size: string, from: number, count: number) => string[]>>}
 */
async function addressesIn(sites, runs) {
  /** @type {Record<string, string[]>} */
  const ids = {};
  const wanted = (WARM_UP + REQUESTS) * runs * Object.keys(sites).length;
  const hot = agentPaths.byLocation(TRENDING_STATE);
  for (const [size, { url }] of Object.entries(sites)) ids[size] = await agentIds(url, wanted);
  return {
    list: (_, from, count) => listReads(from, count),
    'hot-list': (_, _from, count) => Array.from({ length: count }, () => hot),
    search: (_, from, count) => searchReads(from, count),
    profile: (size, from, count) =>
      (ids[size] ?? []).slice(from, from + count).map((id) => agentPaths.byId(id)),
  };
}

/** @param {string} id @param {string} what @param {number} size @param {Figure['samples']} samples @returns {Figure} */
function figure(id, what, size, samples) {
  const title = `p99 of ${what} among ${size.toLocaleString('en')} agents, ms (limit: among ${SMALLEST.toLocaleString('en')})`;
  return { id: `server.p99.${id}.${String(size)}`, title, samples };
}
