import { freePort } from '../../lib/free-port.mjs';
import { log } from '../../lib/log.mjs';
import { agentIds } from '../server/addresses.mjs';
import { databaseIn, dataFolder, startAgentSite } from '../server/agent-site.mjs';
import { processorSeconds, starvedSeconds } from '../server/processor.mjs';
import { storedComments } from '../server/programs.mjs';
import { drive } from './drive.mjs';
import { observeServer } from './observe-server.mjs';
import { reportOf } from './report.mjs';
import { problemsOf } from './verdict.mjs';
import { COMMENTS, visitsTo } from './visits.mjs';

/** @typedef {{ minutes: number, rate: number, agents: number, comments: number }} LoadOptions `rate`: requests a second */

const MINUTE_MS = 60_000;
/** Agents who are visited: their pages and records fit into the caches of the server. */
const VISITED = 2_000;
/** Settings behind a proxy on a machine with two cores, one of which the database, renderers and visitors need. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agents.example',
  // No agent signs up, and no mail is sent.
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'on',
  WORKERS: '1',
};

/**
 * Visits a server in production for some minutes, and prints how it did.
 * @param {LoadOptions} options
 * @returns {Promise<boolean>} false if a request failed, a comment was lost, or memory grew
 */
export async function load({ minutes, rate, agents, comments }) {
  const size = { agents, comments };
  const port = await freePort();
  const site = await startAgentSite(size, { ...PRODUCTION, METRICS_PORT: String(port) });
  const author = `Visitor ${crypto.randomUUID()}`;
  try {
    const visits = visitsTo(await agentIds(site.url, VISITED), author);
    log(`Sending ${String(rate)} requests a second for ${String(minutes)} minutes`);
    const finish = observeServer(site, `http://127.0.0.1:${String(port)}/metrics`);
    const begun = performance.now();
    const before = { worked: processorSeconds(site.pid()), starved: starvedSeconds(site.pid()) };
    const driven = await drive(site.url, visits, { rate, seconds: Math.round(minutes * 60) });
    const lasted = (performance.now() - begun) / MINUTE_MS;
    const worked = processorSeconds(site.pid()) - before.worked;
    const starved = starvedSeconds(site.pid()) - before.starved;
    const seen = finish();
    await site.stop();
    const stored = await storedComments(databaseIn(await dataFolder(size)), author);
    const run = { driven, seen, minutes: lasted, worked, starved, comments: keptOf(driven, stored) };
    process.stdout.write(reportOf(run));
    const problems = problemsOf(run);
    for (const problem of problems) log(problem);
    return problems.length === 0;
  } finally {
    await site.stop();
  }
}

/** @param {readonly import('./drive.mjs').Driven[]} driven @param {readonly string[]} stored */
function keptOf(driven, stored) {
  const posted = driven.find(({ name }) => name === COMMENTS);
  const acknowledged = posted ? posted.ms.length - posted.failures : 0;
  return { acknowledged, stored: stored.length, different: new Set(stored).size };
}
