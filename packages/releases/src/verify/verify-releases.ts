import {
  readRegistryParts,
  REGISTRY_PATH,
  releasesOf,
  remoteNames,
  type ReadRegistry,
  type Registry,
} from '@naija/contracts/remote/registry';
import { serialOf, signedText } from '@naija/contracts/remote/signature';
import { rawList, sealIn } from '../registry/signature.ts';
import { isTrusted, readPublicKey } from '../registry/signing-key.ts';
import type { OtherKey, RegistryKeys } from '../switch-options.ts';
import type { ReleaseSource } from './sources.ts';
import { verifyRelease } from './verify-release.ts';

const OTHER_KEY = 'the list is signed with one of the other keys: reseal gives it a signature of this one';
const CLOCK_TOLERANCE_MS = 86_400_000;
/** Largest time value of ECMAScript. */
const MAX_TIME_MS = 8.64e15;

/** A finding; `remote` is null for one about the registry, `version` for one about several releases. */
export interface VerifyFinding {
  remote: string | null;
  version: string | null;
  message: string;
}

export interface VerifyReport {
  remotes: number;
  releases: number;
  files: number;
  signed: boolean;
  findings: VerifyFinding[];
  warnings: VerifyFinding[];
}

/**
 * Checks the chain of trust: registry, signature (by the base64 key or another accepted one), hash of release.json,
 * hash of each file.
 */
export async function verifyReleases(
  source: ReleaseSource,
  publicKey?: string,
  otherKeys: readonly OtherKey[] = [],
): Promise<VerifyReport> {
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
    const wrong = (keys: RegistryKeys) => key && signatureFinding(raw, registry, remote, keys);
    const message = wrong({ ...(key && { key }), otherKeys });
    if (message !== undefined) report.findings.push({ remote, version: null, message });
    else if (wrong({ ...(key && { key }) }) !== undefined)
      report.warnings.push({ remote, version: null, message: OTHER_KEY });
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

function signatureFinding(
  raw: unknown,
  registry: Registry,
  remote: string,
  keys: RegistryKeys,
): string | undefined {
  const seal = sealIn(registry, remote);
  if (seal?.signature === undefined) return 'the list has no signature';
  return isTrusted(keys, signedText(remote, rawList(raw, remote)), seal)
    ? undefined
    : 'the list was changed after it was signed, or signed with another key';
}

function serialWarning(serial: number): string | undefined {
  if (serial <= Date.now() + CLOCK_TOLERANCE_MS) return undefined;
  const time = serial <= MAX_TIME_MS ? new Date(serial).toISOString() : 'no time at all';
  return `its serial ${String(serial)} stands for ${time}, which is ahead of this clock: switches continue from there one by one, and browsers accept no list with a lower one`;
}
