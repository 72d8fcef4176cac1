import {
  readRegistryParts,
  REGISTRY_PATH,
  releasesOf,
  remoteNames,
  type ReadRegistry,
} from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/seal';
import { readPublicKey } from '../signing.ts';
import { sealFinding } from './seal-finding.ts';
import type { ReleaseSource } from './sources.ts';
import { verifyRelease } from './verify-release.ts';

/** Clocks of two machines may differ by as much. */
const DAY_MS = 86_400_000;
/** The latest time that a date can have. */
const LAST_TIME = 8.64e15;

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
  /** What is worth knowing and nothing that can be put right. */
  warnings: VerifyFinding[];
}

/**
 * Follows the whole chain of every listed release: registry, signature, hash of release.json, hash of each file.
 * @param publicKey base64 of the operator's key; without one signatures are not looked at
 * @throws ReleaseError 'invalid' when that is no key
 */
export async function verifyReleases(source: ReleaseSource, publicKey?: string): Promise<VerifyReport> {
  const key = publicKey === undefined ? undefined : readPublicKey(publicKey);
  const signed = key !== undefined;
  const report: VerifyReport = { remotes: 0, releases: 0, files: 0, signed, findings: [], warnings: [] };
  let raw: unknown;
  let read: ReadRegistry;
  try {
    raw = JSON.parse((await source.read(REGISTRY_PATH)).toString());
    read = readRegistryParts(raw);
  } catch (error) {
    const message = `${REGISTRY_PATH} of ${source.name} cannot be read: ${(error as Error).message}`;
    return { ...report, findings: [{ remote: null, version: null, message }] };
  }
  const { registry, faults } = read;
  report.findings.push(...faults.map((message) => ({ remote: null, version: null, message })));
  for (const remote of remoteNames(registry)) {
    report.remotes++;
    const message = key && sealFinding(raw, registry, remote, key);
    if (message !== undefined) report.findings.push({ remote, version: null, message });
    const ahead = serialWarning(serialOf(registry, remote));
    if (ahead !== undefined) report.warnings.push({ remote, version: null, message: ahead });
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

function serialWarning(serial: number): string | undefined {
  if (serial <= Date.now() + DAY_MS) return undefined;
  const time = serial <= LAST_TIME ? new Date(serial).toISOString() : 'no time at all';
  return `its serial ${String(serial)} stands for ${time}, which is ahead of this clock: switches go on from there one by one, and browsers take no list with a lower one`;
}
