import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { freePort } from '../../lib/free-port.mjs';
import { measureInTurn } from '../results/rounds.mjs';
import { startAgentSite } from './agent-site.mjs';
import { requestsPerProcessorSecond } from './load.mjs';

const SIZE = { agents: 10_000, comments: 0 };
const RUNS = 5;
const SHORT_SECONDS = 1;
const SECONDS = 4;
/** Requests until caches are filled and code is compiled. */
const WARM_UP = { amount: 5_000 };

/**
 * The cost of METRICS_PORT for a response that is sent ahead of the hooks, compared with the same server without it.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<import('../results/figures.mjs').Figure[]>}
 */
export async function metricsFigures({ form, runs = RUNS }) {
  const limit = await startAgentSite(SIZE);
  const ours = await startAgentSite(SIZE, { METRICS_PORT: String(await freePort()) });
  const path = agentPaths.byLocation(TRENDING_STATE);
  const duration = form === 'short' ? SHORT_SECONDS : SECONDS;
  try {
    const samples = await measureInTurn(
      { name: 'List read, hot, with metrics', runs, sites: { ours, limit } },
      async (_, site) => {
        await requestsPerProcessorSecond(site, path, { until: WARM_UP });
        return requestsPerProcessorSecond(site, path, { until: { duration } });
      },
    );
    const title = 'List read, hot, with metrics (limit: without): requests in a second of its processor time';
    return [{ id: 'metrics.list-read.hot', title, samples }];
  } finally {
    await ours.stop();
    await limit.stop();
  }
}
