import type { Queryable } from '../../../database/database.ts';
import type { RegistryReader } from '../../site/index.ts';
import { readableMessage } from '../failures/readable.ts';
import { recordFailure, recordMessage } from '../failures/repository.ts';
import { createTotalLimit } from '../../../platform/rate-limits/total-limit.ts';
import type { ReceivedReport } from './parse-reports.ts';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import type { ReportedRelease } from '../failures/reported-release.ts';

/** Limit of one process for all addresses, so that the database can count them beside its other work */
const MAX_PER_MINUTE = 600;

interface CountContext {
  db: Queryable;
  clock: () => Date;
  registry: RegistryReader;
}

/** Counts once for each release that a request names. */
export function createReleaseCounter({ db, clock, registry }: CountContext) {
  const releaseOf = createReleaseFinder();
  const isWithinTotal = createTotalLimit(MAX_PER_MINUTE, clock);
  return async (reports: readonly ReceivedReport[], network: string): Promise<void> => {
    if (reports.every(({ script }) => script === undefined)) return;
    const listed = await registry();
    const counted = new Set<string>();
    for (const { report, script } of reports) {
      const release = script && releaseOf(script, listed);
      const id = `${release?.remote ?? ''}@${release?.version ?? ''}`;
      if (!release || counted.has(id) || !isWithinTotal(network)) continue;
      counted.add(id);
      const message = readableMessage(`${report.directive} refused ${report.blocked}`);
      const failure = { ...release, kind: 'policy', message } as const;
      await recordFailure(db, failure, clock());
      await recordMessage(db, { ...failure, stack: '' }, clock());
    }
  };
}

/** Finds scripts on any origin. */
function createReleaseFinder() {
  let current: Registry | undefined;
  let folders = new Map<string, ReportedRelease>();
  return (script: URL, registry: Registry | undefined): ReportedRelease | undefined => {
    if (registry !== current) folders = registry ? foldersOf(registry) : new Map<string, ReportedRelease>();
    current = registry;
    const { href, pathname } = new URL('.', script);
    return folders.get(href) ?? folders.get(pathname);
  };
}

/** Paths on the site's own origin, URLs elsewhere. */
function foldersOf(registry: Registry): Map<string, ReportedRelease> {
  return new Map(
    remoteNames(registry).flatMap((remote) =>
      releasesOf(registry, remote).map(({ url, metadata: { version } }) => [
        url.slice(0, url.lastIndexOf('/') + 1),
        { remote, version },
      ]),
    ),
  );
}
