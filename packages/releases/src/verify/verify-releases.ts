import { readRegistry, REGISTRY_PATH, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { readPublicKey } from '../signing.ts';
import { sealFinding } from './seal-finding.ts';
import type { ReleaseSource } from './sources.ts';
import { verifyRelease } from './verify-release.ts';

/** Something that is not as it must be. */
export interface VerifyFinding {
  /** Null where the registry itself is at fault. */
  remote: string | null;
  /** Null where it is not about one release. */
  version: string | null;
  message: string;
}

/** What was looked at, and what was found; sound when nothing was. */
export interface VerifyReport {
  remotes: number;
  releases: number;
  files: number;
  /** Whether signatures were checked. */
  signed: boolean;
  findings: VerifyFinding[];
}

/**
 * Follows the whole chain of every listed release: registry, signature, hash of release.json, hash of each file.
 * @param publicKey base64 of the operator's key; without one signatures are not looked at
 * @throws ReleaseError 'invalid' when that is no key
 */
export async function verifyReleases(source: ReleaseSource, publicKey?: string): Promise<VerifyReport> {
  const key = publicKey === undefined ? undefined : readPublicKey(publicKey);
  const report: VerifyReport = { remotes: 0, releases: 0, files: 0, signed: key !== undefined, findings: [] };
  let raw: unknown;
  try {
    raw = JSON.parse((await source.read(REGISTRY_PATH)).toString());
    readRegistry(raw);
  } catch (error) {
    const message = `${REGISTRY_PATH} of ${source.name} cannot be read: ${(error as Error).message}`;
    return { ...report, findings: [{ remote: null, version: null, message }] };
  }
  const registry = readRegistry(raw);
  for (const remote of remoteNames(registry)) {
    report.remotes++;
    const message = key && sealFinding(raw, registry, remote, key);
    if (message !== undefined) report.findings.push({ remote, version: null, message });
    for (const entry of releasesOf(registry, remote)) {
      const { files, messages } = await verifyRelease(source, remote, entry);
      report.releases++;
      report.files += files;
      const { version } = entry.metadata;
      report.findings.push(...messages.map((each) => ({ remote, version, message: each })));
    }
  }
  return report;
}
