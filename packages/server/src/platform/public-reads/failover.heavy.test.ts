import { sql } from 'drizzle-orm';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { movableAddress } from '../../../test/movable-address.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { REPLICATED, startReplica, startTcpPostgres } from '../../../test/tcp-postgres.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { type Load, readLists, visit } from '../../../test/visitors.ts';
import { openDatabase } from '../../database/database.ts';

const READY_TIMEOUT_MS = 300_000;
const POLL = { timeout: 300_000, interval: 20 };
const folder = tempFolder();
const startProcess = serverProcesses();

interface Failover {
  commit: 'on' | 'remote_apply';
  isSynchronous: boolean;
  /** True if the replica loses the primary before visitors do. */
  linkFails: boolean;
}

const CASES: Failover[] = [false, true].flatMap((linkFails) => [
  { commit: 'on', isSynchronous: false, linkFails },
  { commit: 'on', isSynchronous: true, linkFails },
  { commit: 'remote_apply', isSynchronous: true, linkFails },
]);

const describeCase = ({ commit, isSynchronous, linkFails }: Failover) =>
  `${isSynchronous ? `synchronous, ${commit}` : 'asynchronous'}${linkFails ? ', link lost first' : ''}`;

/** A primary and its replica, with a server whose addresses stay when the replica is promoted. */
async function startSite({ commit, isSynchronous }: Failover, dir: string) {
  mkdirSync(dir);
  const primary = await startTcpPostgres(join(dir, 'primary'), { ...REPLICATED, synchronous_commit: commit });
  onTestFinished(primary.stop);
  const [address, link] = [await movableAddress(primary.url), await movableAddress(primary.url)];
  onTestFinished(() => {
    address.close();
    link.close();
  });
  const replica = await startReplica(primary, join(dir, 'primary'), join(dir, 'replica'), link.url);
  onTestFinished(replica.stop);
  if (isSynchronous) {
    await primary.administer(`alter system set synchronous_standby_names = '*'`);
    await primary.administer('select pg_reload_conf()');
  }
  const state = async () => {
    const { rows } = await primary.administer('select sync_state from pg_stat_replication');
    return (rows as { sync_state: string }[])[0]?.sync_state;
  };
  await expect.poll(state, POLL).toBe(isSynchronous ? 'sync' : 'async');
  const server = startProcess({
    ...{ DATA_DIR: join(dir, 'data'), HOST: 'localhost', SERVER_RENDERING: 'off' },
    ...{ DATABASE_URL: address.url, DATABASE_READ_URL: replica.url },
  });
  return { primary, replica, address, link, url: await server.ready(READY_TIMEOUT_MS) };
}

/** The longest time between two confirmations, of which the second was after `since`. */
function longestGap({ acknowledgedAt }: Load, since: number): number {
  const gaps = acknowledgedAt.map((at, index) => (at < since ? 0 : at - (acknowledgedAt[index - 1] ?? at)));
  return Math.max(...gaps);
}

it.each(CASES.map((failover) => ({ title: describeCase(failover), ...failover })))(
  'the replica takes over: nothing is stored twice, and what was acknowledged is there, as far as replication promises it ($title)',
  async ({ title, ...failover }) => {
    const { primary, replica, address, link, url } = await startSite(failover, join(folder, title));
    const database = openDatabase({ connectionString: address.url }, () => undefined, { timeoutFactor: 12 });
    onTestFinished(database.close);
    const agent = await addAgent(database.db);
    const [writes, reads] = [visit(url, agent.id), readLists(url)];
    const more = (load: Load, count: number) => {
      const goal = load.acknowledged.length + count;
      return expect.poll(() => load.acknowledged.length, POLL).toBeGreaterThan(goal);
    };
    await more(writes, 100);
    await more(reads, 40);

    if (failover.linkFails) {
      link.hold();
      // Synchronous commits wait for the replica, and asynchronous ones do not.
      const waiting = async () => {
        const { rows } = await primary.administer(
          `select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
        );
        return (rows as { waiting: number }[])[0]?.waiting;
      };
      if (failover.isSynchronous) await expect.poll(waiting, POLL).toBeGreaterThan(0);
      else await more(writes, 20);
      await more(reads, 10);
    }
    const killedAt = performance.now();
    await primary.kill();
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, POLL).toBe(503);
    const noticedAt = performance.now();
    // Includes what arrived just after the end of the primary; the replica does not accept writes yet.
    const promised = [...writes.acknowledged];
    await replica.administer('select pg_promote()');
    address.moveTo(replica.url);
    const movedAt = performance.now();
    await more(writes, 40);
    await more(reads, 40);
    await Promise.all([writes.stop(), reads.stop()]);

    const { rows } = await database.db.execute<{ content: string }>(sql`select content from comments`);
    const stored = new Set(rows.map(({ content }) => content));
    const lost = promised.filter((content) => !stored.has(content));
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    console.log(
      `${title}: ${String(promised.length)} comments acknowledged before, ${String(lost.length)} of them lost; noticed after ` +
        `${seconds(noticedAt - killedAt)}, promoted after ${seconds(movedAt - killedAt)}; without writes ` +
        `${seconds(longestGap(writes, killedAt))}, without reads ${seconds(longestGap(reads, killedAt))}`,
    );
    expect(stored.size, 'stored twice').toBe(rows.length);
    if (failover.isSynchronous) expect(lost).toEqual([]);
    // The other settings prevent this loss.
    else if (failover.linkFails) expect(lost.length).toBeGreaterThan(0);
    expect(writes.acknowledged.slice(promised.length).filter((content) => !stored.has(content))).toEqual([]);
  },
  900_000,
);
