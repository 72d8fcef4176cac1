import type { ReleasesStatus } from '@naija/contracts/http/releases';
import { releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { readAudit } from './audit.ts';
import { readRegistryFile } from './registry/registry-file.ts';

const AUDIT_ENTRIES_SHOWN = 100;

/** Listed releases and the audit; a folder has no failure reports. */
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
    audit: (await readAudit(remotesDir)).slice(0, AUDIT_ENTRIES_SHOWN),
  };
}
