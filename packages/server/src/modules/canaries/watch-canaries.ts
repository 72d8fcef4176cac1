import { SERVER } from '@naija/contracts/http/release-status';
import { remoteNames, type Registry } from '@naija/contracts/remote/registry';
import {
  changeCanary,
  readAudit,
  readRegistryFile,
  withdrawDefault,
  type RegistryKeys,
} from '@naija/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { queueMail } from '../mail/index.ts';
import { canaryWithdrawnMessage, releaseWithdrawnMessage } from './mails.ts';
import { sumOf } from '../telemetry/index.ts';
import { loadsInStep, loadsSinceHour } from './compared-loads.ts';
import { judge, type Compared, explain } from './judge.ts';
import type { CanaryEvent, NotifyOperator } from './operator-webhook.ts';
import { isWatched, lookAt, newReleaseOf, watchOf, type NewRelease } from './new-release.ts';
import {
  readReleaseWatches,
  readWatches,
  removeReleaseWatch,
  removeWatch,
  saveReleaseWatch,
  saveWatch,
  type CanaryWatch,
  type ReleaseWatch,
} from './repository.ts';
import { loadsNeeded, nextPercent, stepOf, type Step } from './step.ts';
import { THRESHOLDS, nextLook, spendingOf } from './thresholds.ts';

export interface WatchContext {
  db: Queryable;
  remotesDir: string;
  changeReleases: <T>(work: (dir: string) => Promise<T>) => Promise<T>;
  registryKeys: RegistryKeys;
  operator: string | undefined;
  notify?: NotifyOperator | undefined;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Withdraws a worse canary, raises one that the server may raise, and withdraws a release that fails in its first hour for
 * all visitors.
 */
export async function watchCanaries(context: WatchContext): Promise<void> {
  const { db, remotesDir } = context;
  const registry = await readRegistryFile(remotesDir);
  const watches = new Map((await readWatches(db)).map((watch) => [watch.remote, watch]));
  for (const remote of new Set([...remoteNames(registry), ...watches.keys()])) {
    const watch = watches.get(remote);
    await watchRemote(context, remote, stepOf(registry, remote), watch).catch((err: unknown) => {
      context.log.warn({ err, remote }, 'a canary could not be compared');
    });
  }
  await watchNewReleases(context, registry);
}

async function watchNewReleases(context: WatchContext, registry: Registry): Promise<void> {
  const { db, remotesDir, clock } = context;
  const watches = new Map((await readReleaseWatches(db)).map((watch) => [watch.remote, watch]));
  const fresh = remoteNames(registry).flatMap((remote) => newReleaseOf(registry, remote, clock()) ?? []);
  const audit = fresh.length > 0 ? await readAudit(remotesDir) : [];
  const watched = fresh.filter((release) => isWatched(release, audit));
  for (const remote of watches.keys())
    if (!watched.some((release) => release.remote === remote)) await removeReleaseWatch(db, remote);
  for (const release of watched)
    await watchNewRelease(context, release, watches.get(release.remote)).catch((err: unknown) => {
      context.log.warn({ err, remote: release.remote }, 'a new release could not be compared');
    });
}

async function watchNewRelease(
  context: WatchContext,
  release: NewRelease,
  former: ReleaseWatch | undefined,
): Promise<void> {
  const { db, changeReleases, registryKeys, clock, operator, log } = context;
  const { remote, version, before } = release;
  const { watch, reason } = await lookAt(db, release, watchOf(release, former));
  if (watch !== former) await saveReleaseWatch(db, watch);
  if (reason === undefined) return;
  const options = { who: SERVER, now: clock, ...registryKeys };
  const withdrawal = { remote, version, before, reason };
  if (!(await changeReleases((dir) => withdrawDefault(dir, withdrawal, options)))) return;
  await removeReleaseWatch(db, remote);
  log.warn(withdrawal, 'a release was withdrawn in its first hour: it fails more often than the one before');
  await notify(context, { event: 'release.withdrawn', remote, version, percent: 0, reason });
  if (operator === undefined) return;
  await queueMail(db, { agentId: null, to: operator, message: releaseWithdrawnMessage(withdrawal) });
}

async function watchRemote(
  context: WatchContext,
  remote: string,
  step: Step | undefined,
  watch: CanaryWatch | undefined,
): Promise<void> {
  if (step) await watchStep(context, step, watch);
  else if (watch) await removeWatch(context.db, remote);
}

async function watchStep(context: WatchContext, step: Step, watch: CanaryWatch | undefined): Promise<void> {
  const { db, clock } = context;
  if (watch?.step !== step.id) return saveWatch(db, await beginStep(context, step, watch));
  const compared = await loadsInStep(db, step, watch);
  const loads = sumOf(compared.canary.outcomes);
  const needed = loadsNeeded(step, watch.isAuto);
  let { looks, lookedAt } = watch;
  if (loads >= nextLook(lookedAt, needed) && sumOf(compared.current.outcomes) > 0) {
    [looks, lookedAt] = [looks + 1, loads];
    const findings = judge(compared, spendingOf(looks));
    if (findings.length > 0) return withdraw(context, step, explain(findings, compared, step));
    await saveWatch(db, { ...watch, looks, lookedAt });
  }
  const isOld = clock().getTime() - watch.startedAt.getTime() >= THRESHOLDS.stepMs;
  if (watch.isAuto && isOld && lookedAt >= needed) await raise(context, step, compared);
}

/** Looks count over all steps of a release, because each may stop it by mistake. */
async function beginStep(
  { db, clock }: WatchContext,
  step: Step,
  watch: CanaryWatch | undefined,
): Promise<CanaryWatch> {
  const { remote, version, id } = step;
  const startedAt = clock();
  const isSame = watch?.version === version;
  return {
    ...{ remote, version, step: id, startedAt, lookedAt: 0 },
    isAuto: isSame && watch.isAuto,
    looks: isSame ? watch.looks : 0,
    baseline: await loadsSinceHour(db, step, startedAt),
  };
}

async function withdraw(context: WatchContext, step: Step, reason: string): Promise<void> {
  if (!(await change(context, step, 0, reason))) return;
  const { db, operator, log } = context;
  const { remote, version } = step;
  await removeWatch(db, remote);
  log.warn({ remote, version, reason }, 'a canary was withdrawn: it is worse than the default release');
  await notify(context, { event: 'canary.withdrawn', remote, version, percent: 0, reason });
  if (operator === undefined) return;
  await queueMail(db, {
    agentId: null,
    to: operator,
    message: canaryWithdrawnMessage({ remote, version, reason }),
  });
}

async function raise(context: WatchContext, step: Step, { canary }: Compared): Promise<void> {
  const { remote, version } = step;
  const to = nextPercent(step);
  const reason = `not worse in ${sumOf(canary.outcomes).toLocaleString('en')} page loads`;
  if (!(await change(context, step, to, reason))) return;
  context.log.info({ remote, version, percent: to, reason }, 'a canary was raised');
  await notify(context, { event: 'canary.raised', remote, version, percent: to, reason });
}

async function notify({ notify: send, clock }: WatchContext, event: Omit<CanaryEvent, 'at'>): Promise<void> {
  await send?.({ ...event, at: clock().toISOString() });
}

function change(
  { changeReleases, registryKeys, clock }: WatchContext,
  { remote, version, percent }: Step,
  to: number,
  reason: string,
): Promise<boolean> {
  const options = { who: SERVER, now: clock, ...registryKeys };
  return changeReleases((dir) => changeCanary(dir, { remote, version, from: percent, to, reason }, options));
}
