import type { ListedRelease, ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasesOf, remoteNames, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { readAudit } from './audit.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { readBuildSource } from './release-provenance.ts';

const AUDIT_ENTRIES_SHOWN = 100;

interface StatusOptions {
  /** Registry that was read already; reading 1,000 remotes takes half a second. */
  registry?: Registry | undefined;
  /** The only remote to report; all by default. */
  remote?: string | undefined;
}

/** Listed releases and the audit; a folder has no failure reports. */
export async function readReleasesStatus(
  remotesDir: string,
  { registry, remote: only }: StatusOptions = {},
): Promise<Pick<ReleasesStatus, 'remotes' | 'audit'>> {
  const read = registry ?? (await readRegistryFile(remotesDir));
  const isAsked = (remote: string) => only === undefined || remote === only;
  const remotes: ReleasesStatus['remotes'] = [];
  // Remotes are read one after another, because there may be thousands of releases.
  for (const remote of remoteNames(read).filter(isAsked)) {
    const releases = releasesOf(read, remote).map((entry) => listedRelease(remotesDir, remote, entry));
    remotes.push({ remote, releases: await Promise.all(releases) });
  }
  const audit = (await readAudit(remotesDir)).filter(({ remote }) => isAsked(remote));
  return { remotes, audit: audit.slice(0, AUDIT_ENTRIES_SHOWN) };
}

async function listedRelease(
  remotesDir: string,
  remote: string,
  { metadata: { version }, deployment, extras }: RegistryEntry,
): Promise<ListedRelease> {
  const source = await readBuildSource(remotesDir, remote, version);
  return { version, ...deployment, since: extras.since ?? null, ...(source && { source }) };
}
