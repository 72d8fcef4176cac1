import { pagePaths } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { becomesRendered } from '../sites/rendered.mjs';
import { startProgram } from '../start-server.mjs';
import { agentIds, listReads } from './addresses.mjs';
import { startAgentSite } from './agent-site.mjs';
import { growthFigures } from './growth.mjs';
import { buildProgram } from './programs.mjs';
import { renderFigures } from './render.mjs';
import { coldThroughput, hotThroughput, notModifiedThroughput } from './throughput.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */
/** @typedef {import('../workplace.mjs').Workplace} Workplace */
/** @typedef {import('./throughput.mjs').Servers} Servers */

const AGENTS = 10_000;
const SIZES = { short: [AGENTS], whole: [AGENTS, 100_000], full: [AGENTS, 100_000, 1_000_000] };
const RUNS = 3;
const SECONDS = 4;
const SHORT_SECONDS = 1;
/** Requests of a cold run; those of all runs have to find an agent each. */
const COLD_AMOUNT = 2_000;
const RENDERED_PAGES = 100;

const LIST_PAGE = { id: 'list-page', name: 'List page', path: pagePaths.location(TRENDING_STATE) };
const LIST_READ = { id: 'list-read', name: 'List read', path: agentPaths.byLocation(TRENDING_STATE) };

/**
 * Requests per second of the server, as a share of those of a Fastify route that returns a constant of the same size.
 * @param {Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function serverFigures(workplace) {
  const { form, runs = RUNS } = workplace;
  const raw = await startProgram([await buildProgram('raw')], {}, '/1');
  const limit = { url: raw.url, pid: () => raw.pid };
  try {
    const figures = form === 'short' ? await shortFigures(workplace, limit) : await wholeFigures(limit, runs);
    return [...figures, ...(await growthFigures(SIZES[form], runs))];
  } finally {
    await raw.stop();
  }
}

/** @param {Workplace} workplace @param {Servers['limit']} limit */
async function shortFigures({ startedSites, runs = RUNS }, limit) {
  const { sites } = await startedSites();
  const ours = sites.ours ?? sites.unrendered;
  if (!ours) throw new Error('no site was started');
  const effort = { runs, seconds: SHORT_SECONDS };
  return [
    ...(sites.ours ? [await hotThroughput({ ours, limit }, LIST_PAGE, effort)] : []),
    await hotThroughput({ ours, limit }, LIST_READ, effort),
    await notModifiedThroughput({ ours, limit }, LIST_READ, effort),
  ];
}

/** @param {Servers['limit']} limit @param {number} runs */
async function wholeFigures(limit, runs) {
  const ours = await startAgentSite({ agents: AGENTS, comments: 0 });
  const unrendered = await startAgentSite({ agents: AGENTS, comments: 0 }, { SERVER_RENDERING: 'off' });
  try {
    const drawn = COLD_AMOUNT * runs + 1;
    const ids = await agentIds(ours.url, drawn + RENDERED_PAGES);
    const hot = await hotFigures({ ours, unrendered, limit }, ids, { runs, seconds: SECONDS });
    const render = await renderFigures(ours, ids.slice(drawn));
    const draws = [
      { id: 'list-read', name: 'List read', draw: listReads },
      {
        id: 'profile-read',
        name: 'Profile read',
        draw: (/** @type {number} */ from, /** @type {number} */ count) =>
          ids.slice(from, from + count).map((id) => agentPaths.byId(id)),
      },
    ];
    const cold = [];
    for (const addresses of draws)
      cold.push(await coldThroughput({ ours, limit }, addresses, { runs, amount: COLD_AMOUNT }));
    return [...hot, ...cold, ...render];
  } finally {
    await ours.stop();
    await unrendered.stop();
  }
}

/**
 * Pages are measured where they are rendered.
 * @param {Servers} servers @param {readonly string[]} ids of agents
 * @param {import('./throughput.mjs').Effort} effort
 */
async function hotFigures(servers, [id = ''], effort) {
  const { ours, limit } = servers;
  const reads = [LIST_READ, { id: 'profile-read', name: 'Profile read', path: agentPaths.byId(id) }];
  const pages = [LIST_PAGE, { id: 'profile-page', name: 'Profile page', path: pagePaths.agent(id) }];
  const figures = [];
  for (const page of pages) {
    if (!(await becomesRendered(ours.url + page.path))) continue;
    figures.push(
      await hotThroughput(servers, page, effort),
      await notModifiedThroughput(servers, page, effort),
    );
  }
  for (const read of reads)
    figures.push(
      await hotThroughput({ ours, limit }, read, effort),
      await notModifiedThroughput(servers, read, effort),
    );
  return figures;
}
