import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { publishRelease } from '@naija/releases';
import { publishAll } from '@naija/tooling/publish';
import { HEAVY } from '@naija/tooling/test-size';
import { nextRelease } from '../../support/next-release.ts';
import { signingKey } from '../../support/signing-key.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitInstalled } from '../../support/offline/visit.ts';

const [UNSIGNED, SIGNED] = ['8.0.0', '9.0.0'];

/** Removes the signature from a remote's list, as an attacker without the key would have to. */
async function unsign(file: string, remote: string): Promise<void> {
  // Parsed without normalizing: signatures cover the order of fields.
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  delete releasesOf(registry, remote)[0]?.extras.seal?.signature;
  await writeFile(file, JSON.stringify(registry));
}

const caches = (page: Page) => page.evaluate(async () => (await globalThis.caches.keys()).join());

test(
  'where the operator has a key, only releases signed with it are installed on the device',
  HEAVY,
  async ({ page, context }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'naija-key-'));
    const { file, key } = await signingKey(folder);
    const by = { who: 'operator', key };
    const own = await startSystem({ REGISTRY_KEY_FILE: file }, (remotesDir) =>
      publishAll(remotesDir, () => by),
    );
    const publish = async (remote: string, version: string) => {
      const next = await nextRelease(remote, version);
      await publishRelease(next.folder, own.remotesDir, by);
      await next.remove();
    };
    try {
      await visitInstalled(page, own.url);
      await publish('directory', UNSIGNED);
      await publish('auth', SIGNED);
      await unsign(path.join(own.remotesDir, 'remotes.json'), 'directory');
      const other = await context.newPage();
      await openPage(other, `${own.url}/about`);
      await expect.poll(() => caches(other)).toContain(`auth@${SIGNED}`);
      expect(await caches(other)).not.toContain(`directory@${UNSIGNED}`);
      await own.stopServer();
      await openPage(page, `${own.url}/`);
    } finally {
      await own.stop();
      await rm(folder, { recursive: true });
    }
  },
);
