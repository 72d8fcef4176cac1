import type { Queryable } from '../../database/database.ts';
import { isMigrated } from '../../database/migrations.ts';
import { cachedRead } from '../../platform/concurrency/cached-read.ts';

/** Something that the product goes on without, as far as it can. */
export interface Dependency {
  name: string;
  /** Rejects while it does not work. */
  check: () => Promise<unknown>;
}

export type CheckState = 'ok' | 'failing';

export interface Readiness {
  /** Whether requests make sense: without its database or with other tables, this process can do nothing. */
  isReady: boolean;
  checks: Record<string, CheckState>;
  /** Remotes whose release that came with this server visitors have not got yet. */
  outdated: OutdatedRemote[];
}

export interface OutdatedRemote {
  remote: string;
  current: string;
  built: string;
}

/** A load balancer that asks often costs one check of each a second; one that hangs is failing. */
const TIMES = { reuseMs: 1_000, timeoutMs: 1_500 };
/** Changes by publishing only, and reads files. */
const OUTDATED_TIMES = { reuseMs: 10_000, timeoutMs: 1_500 };

export interface ReadinessSources {
  dependencies: readonly Dependency[];
  outdatedRemotes: () => Promise<OutdatedRemote[]>;
}

/** @param onFailure gets the errors, which the response does not name */
export function createReadiness(
  db: Queryable,
  { dependencies, outdatedRemotes }: ReadinessSources,
  onFailure: (name: string, error: unknown) => void,
): () => Promise<Readiness> {
  const stateOf = (name: string, result: Promise<unknown>): Promise<CheckState> =>
    result.then(
      () => 'ok',
      (error: unknown) => {
        onFailure(name, error);
        return 'failing';
      },
    );
  const migrated = cachedRead(() => isMigrated(db), TIMES);
  const outdated = cachedRead(outdatedRemotes, OUTDATED_TIMES);
  const others = dependencies.map(({ name, check }) => ({ name, read: cachedRead(check, TIMES) }));
  return async () => {
    const result = migrated();
    const [database, ...states] = await Promise.all([
      stateOf('database', result),
      ...others.map(({ name, read }) => stateOf(name, read())),
    ]);
    const isReady = await result.catch(() => false);
    return {
      isReady,
      // The check of releases names what keeps them from being read.
      outdated: await outdated().catch(() => []),
      checks: {
        database,
        migrations: isReady ? 'ok' : 'failing',
        ...Object.fromEntries(others.map(({ name }, index) => [name, states[index] ?? 'failing'])),
      },
    };
  };
}
