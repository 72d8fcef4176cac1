import type { ReleasesStatus } from '@naija/contracts/http/releases';
import { releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { readAudit } from './audit.ts';
import { readRegistryFile } from './registry-file.ts';

/** Switches that are shown. */
const SHOWN = 100;

/** Which releases visitors can get, and who switched what; without failures, which a folder does not know. */
export async function readReleasesStatus(remotesDir: string): Promise<ReleasesStatus> {
  const registry = await readRegistryFile(remotesDir);
  return {
    remotes: remoteNames(registry).map((remote) => ({
      remote,
      releases: releasesOf(registry, remote).map(({ metadata, deployment, extras }) => ({
        version: metadata.version,
        ...deployment,
        since: extras.since ?? null,
      })),
    })),
    audit: (await readAudit(remotesDir)).slice(0, SHOWN),
  };
}
