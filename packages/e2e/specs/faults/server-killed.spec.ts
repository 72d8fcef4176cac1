import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { expect } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { startSystem, type System } from '../../support/system.ts';
import type { Random } from '../../support/faults/random.ts';
import { figures, test } from '../../support/faults/seeded.ts';
import { SIZES, timeFor } from '../../support/faults/sizes.ts';
import { commenter, counter, type Writer } from '../../support/faults/writers.ts';
import type { Tally } from '../../support/faults/write-once.ts';

const KILLS = SIZES.serverKills;
/** Milliseconds after a write went through within which the server is killed. */
const MAX_DELAY_MS = 400;

test(
  `a server that is killed ${String(KILLS)} times during writes has each acknowledged write exactly once`,
  AT_FULL_SIZE,
  async ({ random }) => {
    test.setTimeout(timeFor(KILLS, 30_000));
    const own = await startSystem();
    try {
      const writers = await writersOn(own.url);
      const tally: Tally = { acknowledged: 0, repeats: 0, inFlight: 0 };
      let isOver = false;
      const written = Promise.all(writers.map(({ write }) => write(() => isOver, tally)));
      const interrupted = await Promise.race([written, killAgainAndAgain(own, random, tally)]);
      isOver = true;
      await written;
      for (const { check } of writers) await check();
      if (!('requests' in interrupted)) throw new Error('the writers stopped');
      expect(interrupted.requests, 'requests in flight when the server was killed').toBeGreaterThan(KILLS);
      figures(
        `${String(KILLS)} kills, ${String(interrupted.databases)} of them with the database, ${String(interrupted.requests)} requests in flight; ` +
          `${String(tally.acknowledged)} writes acknowledged, each there once, ${String(tally.repeats)} repeats`,
      );
    } finally {
      await own.stop();
    }
  },
);

async function writersOn(site: string): Promise<Writer[]> {
  const list = await fetch(`${site}${agentPaths.byLocation(TRENDING_STATE)}`);
  const { data } = (await list.json()) as AgentListResponse;
  const commenters = data
    .slice(0, 3)
    .flatMap(({ id }) => ['Ada', 'Chidi'].map((name) => commenter(site, id, name)));
  return [...commenters, await counter(site)];
}

/** Kills the server at random moments after something was written; counts requests that were interrupted. */
async function killAgainAndAgain(own: System, random: Random, tally: Tally) {
  const interrupted = { requests: 0, databases: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const reached = tally.acknowledged;
    while (tally.acknowledged === reached) await delay(10);
    await delay(random.below(MAX_DELAY_MS));
    interrupted.requests += tally.inFlight;
    if (random.happens(0.5)) {
      interrupted.databases += 1;
      await killDatabase(own);
    }
    await own.killServer();
    await own.restartServer();
  }
  return interrupted;
}

async function killDatabase({ dataDir }: System): Promise<void> {
  const file = path.join(dataDir, 'postgres/pg18/postmaster.pid');
  process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGKILL');
}
