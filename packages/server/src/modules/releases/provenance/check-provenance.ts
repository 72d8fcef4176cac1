import { type BuildSource, PROVENANCE_FILE, PROVENANCE_MAX_BYTES } from '@naija/contracts/http/releases';
import { readBuildSource } from '@naija/releases';
import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProvenancePolicy, TrustedBuild } from '../../../settings/provenance-policy.ts';
import type { BuildClaims } from './certificate-claims.ts';
import { subjectsOf, verifyStatement, ProvenanceError } from './signed-statement.ts';

/** Verified build, and the bytes that prove it. */
export interface Proof {
  source: BuildSource;
  bundle: Buffer;
}

/**
 * Returns the build that the operator requires for a remote; undefined if none is required. Throws if no build of it is
 * trusted.
 */
function demandedBuild(policy: ProvenancePolicy | undefined, remote: string): TrustedBuild | undefined {
  const build = policy?.builds.get(remote);
  if (build || !policy?.isRequired) return build;
  throw new ProvenanceError(
    `This site takes releases with provenance alone, and trusts no build of ${remote} yet. Please ask whoever runs the site to add its repository.`,
  );
}

/**
 * Moves the provenance out of an archive and verifies it; undefined if none is required.
 * @param manifest bytes of release.json; undefined if it cannot be read
 * @throws ProvenanceError unless the trusted build made this release
 */
export async function takeProvenance(
  folder: string,
  remote: string,
  manifest: Buffer | undefined,
  policy: ProvenancePolicy | undefined,
): Promise<Proof | undefined> {
  const file = join(folder, PROVENANCE_FILE);
  const build = demandedBuild(policy, remote);
  const found = await stat(file).catch(() => undefined);
  const size = found?.isFile() ? found.size : undefined;
  if (!policy || !build) {
    if (size !== undefined) await rm(file);
    return undefined;
  }
  if (size === undefined)
    throw new ProvenanceError(
      `${remote} is published with the provenance of its build alone: add --provenance <bundle.json>, as the workflow of mfe init does`,
    );
  if (size > PROVENANCE_MAX_BYTES)
    throw new ProvenanceError(`The provenance is larger than ${String(PROVENANCE_MAX_BYTES)} bytes`);
  const bundle = await readFile(file);
  await rm(file);
  const { statement, claims } = verifyStatement(bundle, policy.roots);
  checkBuild(remote, build, claims);
  checkSubject(manifest, subjectsOf(statement));
  const { issuer: _, ...source } = claims;
  return { source, bundle };
}

/** @param claims lack the issuer if they were verified at publication */
function checkBuild(remote: string, build: TrustedBuild, claims: BuildSource & Partial<BuildClaims>): void {
  for (const name of ['issuer', 'repository', 'workflow', 'ref'] as const) {
    const [trusted, claimed] = [build[name], claims[name]];
    if (trusted !== undefined && claimed !== undefined && trusted !== claimed)
      throw new ProvenanceError(
        `The provenance is of another build: its ${name} is ${claimed.slice(0, 200)}, and this site trusts ${trusted} alone for ${remote}`,
      );
  }
}

/** release.json contains the hash of every other file. */
function checkSubject(manifest: Buffer | undefined, subjects: readonly string[]): void {
  if (!manifest) throw new ProvenanceError('The release has no readable release.json that could be proven');
  const sha256 = createHash('sha256').update(manifest).digest('hex');
  if (subjects.includes(sha256)) return;
  const named = subjects.length > 0 ? subjects.slice(0, 3).join(', ').slice(0, 200) : 'nothing';
  throw new ProvenanceError(
    `The provenance is for other files: it names ${named}, and release.json of this release has the SHA-256 ${sha256}. Attest release.json of the build that you publish`,
  );
}

/** Refuses a stored release whose provenance does not meet the current rules. */
export async function requireStoredProof(
  remotesDir: string,
  remote: string,
  version: string,
  policy: ProvenancePolicy | undefined,
): Promise<void> {
  const build = demandedBuild(policy, remote);
  if (!build) return;
  const source = await readBuildSource(remotesDir, remote, version);
  if (!source)
    throw new ProvenanceError(
      `${remote} ${version} was published without the provenance of its build, which this site demands: publish it again with --provenance`,
    );
  checkBuild(remote, build, source);
}
