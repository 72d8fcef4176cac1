import type { OutdatedRelease } from '@naija/releases';
import { isMigrated } from '../../database/migrations.ts';
import { cachedRead } from '../../platform/concurrency/cached-read.ts';
import type { Services } from '../../platform/module.ts';
import { outdatedRemotes } from '../releases/index.ts';

export type CheckState = 'ok' | 'failing';

export interface Readiness {
  /** False without the database, or with tables of another version. */
  isReady: boolean;
  checks: Record<string, CheckState>;
  /** Remotes whose bundled release is not published yet. */
  outdated: OutdatedRelease[];
}

/** Checks run at most once a second, and fail if they hang. */
const TIMES = { reuseMs: 1_000, timeoutMs: 1_500 };
/** Reads files that change only when a release is published. */
const OUTDATED_TIMES = { reuseMs: 10_000, timeoutMs: 1_500 };

/** Errors are logged, because the response does not name the checks. */
export function createReadiness(services: Services): () => Promise<Readiness> {
  const { db, folders, log, modules, ownReleases } = services;
  const stateOf = (name: string, result: Promise<unknown>): Promise<CheckState> =>
    result.then(
      () => 'ok',
      (error: unknown) => {
        log.warn({ err: error, dependency: name }, 'something that this server depends on does not work');
        return 'failing';
      },
    );
  const migrated = cachedRead(() => isMigrated(db), TIMES);
  const outdated = cachedRead(() => outdatedRemotes(folders.remotes, ownReleases), OUTDATED_TIMES);
  const own = modules.flatMap(({ readinessChecks }) => readinessChecks?.(services) ?? []);
  const { dependencies = [] } = services;
  const replaced = new Set(dependencies.map(({ name }) => name));
  const others = [...own.filter(({ name }) => !replaced.has(name)), ...dependencies].map(
    ({ name, check }) => ({ name, read: cachedRead(check, TIMES) }),
  );
  return async () => {
    const result = migrated();
    const [database, ...states] = await Promise.all([
      stateOf('database', result),
      ...others.map(({ name, read }) => stateOf(name, read())),
    ]);
    const isReady = await result.catch(() => false);
    return {
      isReady,
      // The check of releases reports why they cannot be read.
      outdated: await outdated().catch(() => []),
      checks: {
        database,
        migrations: isReady ? 'ok' : 'failing',
        ...Object.fromEntries(others.map(({ name }, index) => [name, states[index] ?? 'failing'])),
      },
    };
  };
}
