import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicKeyOf } from '../registry/signing-key.ts';
import { remotesFolder } from '../../test/remotes-folder.ts';
import { siteOf } from '../../test/site.ts';
import { folderSource, urlSource } from './sources.ts';
import { verifyReleases } from './verify-releases.ts';

const { scratch, dir, publish } = remotesFolder();
const site = siteOf(dir);
const key = generateKeyPairSync('ed25519').privateKey;
const publicKey = publicKeyOf(key);
const otherKey = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
const inDir = (name: string) => path.join(dir(), name);

async function edit(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(inDir(name), 'utf8');
  expect(text).toContain(from);
  await writeFile(inDir(name), text.replace(from, to));
}

test('a changed server entry is reported in a folder; it is not requested from a site, which never sends it', async () => {
  await publish({ server: '1' });
  await writeFile(inDir('sample/1.0.0/server.js'), '2');
  const [folder, other] = [
    await verifyReleases(folderSource(dir())),
    await verifyReleases(urlSource(site.origin())),
  ];
  expect(folder.findings.map(({ message }) => message)).toEqual(['server.js is not the file that was built']);
  expect(other).toMatchObject({ files: 2, findings: [] });
});

describe.each([
  ['a folder', () => folderSource(dir())],
  ['a site', () => urlSource(site.origin())],
])('in %s', (_, source) => {
  const found = async (checkedWith = publicKey) =>
    (await verifyReleases(source(), checkedWith)).findings.map(({ remote, version, message }) =>
      [remote, version, message].filter((part) => part !== null).join(' '),
    );
  const publishTwo = async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version, files: { 'page.js': '1' } }, { key });
  };

  test('published and signed releases pass', async () => {
    await publishTwo();
    const report = { remotes: 1, releases: 2, files: 6, signed: true, findings: [], warnings: [] };
    expect(await verifyReleases(source(), publicKey)).toEqual(report);
    expect(await verifyReleases(source())).toEqual({ ...report, signed: false });
  });

  test('while a key is replaced, lists of the one before pass with a warning, until its last day', async () => {
    await publishTwo();
    const check = async (until: number) =>
      verifyReleases(source(), otherKey, [{ key: createPublicKey(key), until }]);
    const message = expect.stringContaining('signed with one of the other keys') as string;
    expect(await check(Infinity)).toMatchObject({ findings: [], warnings: [{ remote: 'sample', message }] });
    expect(await check(0)).toMatchObject({ findings: [{ remote: 'sample', version: null }] });
  });

  test('a changed byte is reported, also in an earlier release', async () => {
    await publishTwo();
    await writeFile(inDir('sample/1.0.0/page.js'), '2');
    expect(await found()).toEqual(['sample 1.0.0 page.js is not the file that was built']);
  });

  test('a missing file is reported', async () => {
    await publishTwo();
    await rm(inDir('sample/1.1.0/page.js'));
    expect(await found()).toEqual(['sample 1.1.0 page.js is missing']);
  });

  test('a changed or missing release.json is reported', async () => {
    await publishTwo();
    await edit('sample/1.1.0/release.json', '"contract":1', '"contract":2');
    await rm(inDir('sample/1.0.0/release.json'));
    expect(await found()).toEqual([
      'sample 1.1.0 release.json is not the one that the registry lists',
      'sample 1.0.0 release.json is missing',
    ]);
  });

  test('a list that was changed after it was signed is reported', async () => {
    await publishTwo();
    await edit('remotes.json', '"traffic":0', '"traffic":7');
    expect(await found()).toEqual([
      'sample the list was changed after it was signed, or signed with another key',
    ]);
  });

  test('a removed signature is reported', async () => {
    await publishTwo();
    await edit('remotes.json', '"signature"', '"nothing"');
    expect(await found()).toEqual(['sample the list has no signature']);
  });

  test('a list that was signed with another key is reported', async () => {
    await publishTwo();
    expect(await found(otherKey)).toEqual([
      'sample the list was changed after it was signed, or signed with another key',
    ]);
  });

  test('a registry entry that differs from its release.json is reported', async () => {
    await publish();
    await edit('remotes.json', '/remotes/sample/1.0.0/remoteEntry.js', '/remotes/sample/1.0.0/other.js');
    expect((await verifyReleases(source())).findings.map(({ message }) => message)).toEqual([
      'the registry describes another release than its release.json',
    ]);
  });

  test('a malformed release is reported, and the others are checked', async () => {
    await publishTwo();
    await edit('remotes.json', '/remotes/sample/1.0.0/release.json', 'http://');
    expect(await found()).toEqual([
      '@naija/sample[1].extras.manifest is not an address',
      'sample the list was changed after it was signed, or signed with another key',
    ]);
  });

  test('a truncated registry is reported', async () => {
    await publish();
    await writeFile(inDir('remotes.json'), '{"schema":');
    expect(await found()).toEqual([expect.stringContaining('/remotes.json of') as string]);
  });
});

test('releases on another origin are fetched from there', async () => {
  await publish({ files: { 'page.js': '1' } }, { key, base: site.otherOrigin() });
  expect((await verifyReleases(urlSource(site.origin()), publicKey)).findings).toEqual([]);
  expect(site.requestedElsewhere()).toContain('/remotes/sample/1.0.0/page.js');
});

test('an unreachable origin is named', async () => {
  await publish({}, { base: 'http://127.0.0.1:1' });
  expect((await verifyReleases(urlSource(site.origin()))).findings).toEqual([
    { remote: 'sample', version: '1.0.0', message: 'release.json cannot be fetched from http://127.0.0.1:1' },
  ]);
});

test('a folder of releases for another origin is checked without that origin', async () => {
  await publish({ files: { 'page.js': '1' } }, { key, base: 'https://cdn.example' });
  await writeFile(inDir('sample/1.0.0/page.js'), '2');
  expect((await verifyReleases(folderSource(dir()), publicKey)).findings).toMatchObject([
    { message: 'page.js is not the file that was built' },
  ]);
});

test('URLs in a registry do not lead out of the folder', async () => {
  await publish();
  await writeFile(path.join(scratch(), 'secret'), 'secret');
  const source = folderSource(dir());
  for (const url of ['/remotes/../../secret', '/remotes/..%2f..%2fsecret', '/%2e%2e/secret'])
    await expect(source.read(url)).rejects.toThrow();
});

test('a serial that is ahead of the clock is a warning, not a finding', async () => {
  const ahead = new Date(Date.now() + 365 * 86_400_000);
  await publish({}, { now: () => ahead });
  await publish({ name: 'other' });
  const { findings, warnings } = await verifyReleases(folderSource(dir()));
  expect(findings).toEqual([]);
  expect(warnings).toEqual([
    {
      remote: 'sample',
      version: null,
      message: `its serial ${String(ahead.getTime())} stands for ${ahead.toISOString()}, which is ahead of this clock: switches continue from there one by one, and browsers accept no list with a lower one`,
    },
  ]);
});

test('a malformed key is refused', async () => {
  await expect(verifyReleases(folderSource(dir()), 'abc')).rejects.toThrow('base64 of 32 bytes');
});
