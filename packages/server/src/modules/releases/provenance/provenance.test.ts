import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import {
  PROVENANCE_FILE,
  RELEASE_ARCHIVE,
  releasePaths,
  type PublishResponse,
  type SwitchResponse,
} from '@naija/contracts/http/releases';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Build } from '../../../../test/certificate-authority.ts';
import { sigstoreInstance } from '../../../../test/sigstore-instance.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { KEYS, useReleaseServer, type ReleaseOverrides } from '../../../../test/use-release-server.ts';
import type { SecurityEvent } from '../../../platform/security-log/events.ts';
import { readProvenancePolicy, type ProvenancePolicy } from '../../../settings/provenance-policy.ts';
import { requireStoredProof, takeProvenance } from './check-provenance.ts';

const BUILD: Build = {
  issuer: 'https://token.actions.githubusercontent.com',
  repository: 'https://github.com/acme/directory',
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  ref: 'refs/heads/main',
  workflow: 'https://github.com/acme/directory/.github/workflows/ship.yml@refs/heads/main',
};
const SOURCE = {
  repository: BUILD.repository,
  commit: BUILD.commit,
  ref: BUILD.ref,
  workflow: '.github/workflows/ship.yml',
};
const SIGNED_AT = new Date('2026-11-23T10:00:00Z');

const folder = tempFolder();
const trusted = sigstoreInstance();
const expired = sigstoreInstance({ validUntil: new Date('2026-11-01') });
const file = join(folder, 'provenance.json');
writeFileSync(
  join(folder, 'roots.jsonl'),
  [trusted, expired].map(({ trustedRoot }) => JSON.stringify(trustedRoot)).join('\n'),
);
const { repository, workflow, ref } = SOURCE;
const policy = { trustedRoot: 'roots.jsonl', remotes: { directory: { repository, workflow, ref } } };
writeFileSync(file, JSON.stringify(policy));

const provenance: ProvenancePolicy = { isRequired: false, ...readProvenancePolicy(file) };

const events: [SecurityEvent, object][] = [];
const security = {
  record: (event: SecurityEvent, _request: unknown, ids: object) => void events.push([event, ids]),
  has: () => true,
  close: () => undefined,
};
const site = useReleaseServer({ provenance, security });

interface Changes {
  by?: typeof trusted;
  build?: Partial<Build>;
  predicateType?: string;
}

const bundleOf =
  ({ by = trusted, build, predicateType = 'https://slsa.dev/provenance/v1' }: Changes = {}) =>
  (manifest: Buffer) => {
    const digest = { sha256: createHash('sha256').update(manifest).digest('hex') };
    const subject = [{ name: 'release.json', digest }];
    const statement = { _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate: {} };
    return by.sign({ build: { ...BUILD, ...build }, statement, at: SIGNED_AT });
  };
const signed = (changes?: Changes) => (manifest: Buffer) => JSON.stringify(bundleOf(changes)(manifest));

/** A bundle whose text was changed after it was signed. */
const altered =
  (change: (bundle: ReturnType<ReturnType<typeof bundleOf>>) => void) =>
  (manifest: Buffer): string => {
    const bundle = bundleOf()(manifest);
    change(bundle);
    return JSON.stringify(bundle);
  };

const toCanary = (version: string) =>
  site.post<SwitchResponse>('directory', releasePaths.canary('directory'), { version, percent: 5 });

describe('a release with the provenance of the trusted build', () => {
  it('is published, and where it was built stands in the response, the status and the audit', async () => {
    const { status, body } = await site.publish<PublishResponse>('directory', { provenance: signed() });
    expect([status, body.source]).toEqual([201, SOURCE]);
    const shown = (await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.directory)).body;
    expect(shown.remotes[0]?.releases[0]?.source).toEqual(SOURCE);
    expect(shown.audit[0]?.source).toEqual(SOURCE);
    for (const name of ['.provenance.json', 'provenance.sigstore.json'])
      expect((await site.app.inject(`/remotes/directory/1.0.0/${name}`)).statusCode).toBe(404);
  });

  it('can be a canary again, as one that was published before it was demanded cannot', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await site.publish('directory', { version, provenance: signed() });
    expect((await toCanary('1.1.0')).body.trial).toEqual({ version: '1.1.0', percent: 5 });
    rmSync(join(site.remotes, 'directory/1.0.0/.provenance.json'));
    events.length = 0;
    const { status, body } = await toCanary('1.0.0');
    expect([status, body.message]).toEqual([
      422,
      expect.stringContaining('was published without the provenance of its build') as string,
    ]);
    expect(events.map(([event]) => event)).toEqual(['provenance.refused']);
  });

  it('cannot be a canary if another build is trusted now', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await site.publish('directory', { version, provenance: signed() });
    const build = { ...BUILD, repository: 'https://github.com/acme/site', workflow, ref };
    const policy = { ...provenance, builds: new Map([['directory', build]]) };
    await expect(requireStoredProof(site.remotes, 'directory', '1.0.0', policy)).rejects.toThrow(
      'its repository is https://github.com/acme/directory, and this site trusts https://github.com/acme/site alone',
    );
  });
});

it('a preview with provenance can be a canary, and one without is refused and logged', async () => {
  await site.publish('directory', { provenance: signed() });
  const preview = async (version: string, overrides: ReleaseOverrides = {}) => {
    const body = new Uint8Array(await site.archive({ version, ...overrides }));
    const init = { body, headers: { 'content-type': RELEASE_ARCHIVE } };
    return site.send('PUT', releasePaths.preview('directory', version), init, KEYS.directory);
  };
  expect((await preview('1.1.0', { provenance: signed() })).status).toBe(201);
  expect((await toCanary('1.1.0')).body.trial).toEqual({ version: '1.1.0', percent: 5 });
  events.length = 0;
  expect((await preview('1.2.0')).status).toBe(422);
  expect(events.map(([event]) => event)).toEqual(['provenance.refused']);
});

it('a release without provenance is refused over HTTP, stored nowhere, and logged', async () => {
  events.length = 0;
  const { status, body } = await site.publish('directory');
  expect([status, body.code]).toEqual([422, 'unprocessable']);
  expect(site.stored()).toEqual([]);
  expect(events.map(([event]) => event)).toEqual(['provenance.refused']);
});

const MANIFEST = Buffer.from('{"name":"directory"}');

/** Folder of an unpacked archive. */
async function taken(bundle: string | undefined, remote = 'directory', policy = provenance) {
  const archive = mkdtempSync(join(folder, 'archive-'));
  if (bundle !== undefined) writeFileSync(join(archive, PROVENANCE_FILE), bundle);
  const proof = await takeProvenance(archive, remote, MANIFEST, policy);
  return { proof, left: readdirSync(archive) };
}

const oversized = () => JSON.stringify({ padding: 'x'.repeat(100_000) });

it.each([
  ['is missing', undefined, 'add --provenance <bundle.json>'],
  ['is of another file', () => signed()(Buffer.from('{}')), 'is for other files: it names 44136fa355b'],
  [
    'is of another repository',
    signed({ build: { repository: 'https://github.com/eve/directory' } }),
    'its repository is https://github.com/eve/directory, and this site trusts https://github.com/acme/directory alone',
  ],
  [
    'is of another workflow',
    signed({ build: { workflow: BUILD.workflow.replace('ship', 'other') } }),
    'its workflow is .github/workflows/other.yml',
  ],
  [
    'is of another branch',
    signed({ build: { ref: 'refs/heads/draft', workflow: BUILD.workflow.replace('main', 'draft') } }),
    'its ref is refs/heads/draft',
  ],
  ['is of another issuer', signed({ build: { issuer: 'https://eve.example' } }), 'its issuer is https://eve'],
  ['is signed by a stranger', signed({ by: sigstoreInstance() }), 'no authority that this site trusts'],
  ['is signed after its authority expired', signed({ by: expired }), 'no authority that this site trusts'],
  [
    'was changed after it was signed',
    altered(({ dsseEnvelope }) => {
      dsseEnvelope.payload = Buffer.from('{"subject":[]}').toString('base64');
    }),
    'no transparency log that this site trusts has recorded it as it is',
  ],
  [
    'is in no transparency log',
    altered(({ verificationMaterial }) => {
      verificationMaterial.tlogEntries = [];
    }),
    'nothing that this site trusts says when it was signed',
  ],
  [
    'is not signed',
    altered(({ dsseEnvelope }) => {
      dsseEnvelope.signatures = [];
    }),
    'is no Sigstore bundle',
  ],
  ['states something else', signed({ predicateType: 'https://spdx.dev/Document' }), 'states something else'],
  [
    'has a certificate that cannot be read',
    altered(({ verificationMaterial: { certificate } }) => {
      certificate.rawBytes = Buffer.from('30803080'.repeat(9_000), 'hex').toString('base64');
    }),
    'its certificate or its entry in the log cannot be read',
  ],
  ['is no JSON', () => 'bundle', 'is no Sigstore bundle of a build'],
  ['is JSON of another kind', () => '{"mediaType":1}', 'is no Sigstore bundle of a build'],
  ['is huge', oversized, 'is larger than 100000 bytes'],
])('a release is refused, with the reason, whose provenance %s', async (_what, bundle, words) => {
  await expect(taken(bundle?.(MANIFEST))).rejects.toThrow(words);
});

it('a bundle whose log has a pattern for a name is refused before it costs time', async () => {
  const bundle = altered(({ verificationMaterial: { tlogEntries } }) => {
    for (const { inclusionProof } of tlogEntries) {
      const { checkpoint } = inclusionProof;
      checkpoint.envelope = checkpoint.envelope.replace('\u2014 log.example', '\u2014 (.*)*!');
    }
  });
  await expect(taken(bundle(MANIFEST))).rejects.toThrow('the name of its transparency log is malformed');
});

it.each(['directory', 'auth'])(
  'an archive of %s with a folder of the name of the bundle has no provenance, and keeps it for the inspection',
  async (remote) => {
    const archive = mkdtempSync(join(folder, 'archive-'));
    mkdirSync(join(archive, PROVENANCE_FILE));
    const taking = takeProvenance(archive, remote, MANIFEST, provenance);
    if (remote === 'auth') expect(await taking).toBeUndefined();
    else await expect(taking).rejects.toThrow('add --provenance <bundle.json>');
    expect(readdirSync(archive)).toEqual([PROVENANCE_FILE]);
  },
);

describe('a remote without a trusted build', () => {
  it('is published with only its key, and the provenance sent is not a file of the release', async () => {
    expect(await taken(signed()(MANIFEST), 'auth')).toEqual({ proof: undefined, left: [] });
  });

  it('is refused if the operator requires provenance of all', async () => {
    await expect(taken(signed()(MANIFEST), 'auth', { ...provenance, isRequired: true })).rejects.toThrow(
      'trusts no build of auth yet',
    );
  });
});
