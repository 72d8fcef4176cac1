import { RELEASE_ARCHIVE, releasePaths } from '@naija/contracts/http/releases';
import { packRelease, readReleasesStatus, retireRemote, rollBack, startCanary } from '@naija/releases';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { tarOf } from '../../../../test/hostile-tar.ts';
import { useBucketSites, type BucketSite } from '../../../../test/use-bucket-sites.ts';
import { buildRelease, KEYS } from '../../../../test/use-release-server.ts';
import { StorageUnavailable, type ObjectStore } from '../../../platform/storage/object-store.ts';

const sites = useBucketSites();
const WHO = { who: 'ada@desk' };
/** Processes poll once a minute, so this is only reached by a notification. */
const SEEN = { timeout: 10_000, interval: 10 };

async function seen(site: BucketSite, versions: readonly string[], remote?: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await site.listed(remote)).toEqual(versions);
  }, SEEN);
}

const scriptOf = ({ dir }: BucketSite, version = '1.0.0') =>
  readFileSync(join(dir, 'directory', version, 'remoteEntry.js'), 'utf8');

describe('server processes on machines of their own', () => {
  it('serve a release that one of them has published, on that one at once', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    await one.publish();
    expect(await one.listed()).toEqual(['1.0.0']);
    await seen(other, ['1.0.0']);
    expect(scriptOf(other)).toBe("export default 'directory 1.0.0';");
    const [registry, copy] = [one, other].map(({ dir }) => readFileSync(join(dir, 'remotes.json'), 'utf8'));
    expect(copy).toBe(registry);
  });

  it('follow a rollback, a canary and the end of a remote, wherever each is made', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    await one.publish();
    expect(await other.publish({ version: '1.1.0' })).toBe('1.1.0');
    expect(await other.listed()).toEqual(['1.1.0', '1.0.0']);
    await one.releases.change((dir) => rollBack(dir, 'directory', WHO));
    await seen(other, ['1.0.0']);
    await other.releases.change((dir) => startCanary(dir, 'directory', '1.1.0', 10, WHO));
    await seen(one, ['1.0.0', '1.1.0']);
    const { audit } = await readReleasesStatus(other.dir);
    expect(audit.map(({ action }) => action)).toEqual(['canary', 'rollback', 'publish', 'publish']);
    await one.releases.change((dir) => retireRemote(dir, 'directory', WHO));
    await seen(other, []);
  });

  it('lose neither of two switches that are made at the same time, every time', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    const rounds = [1, 2, 3];
    for (const round of rounds) {
      const version = `1.${String(round)}.0`;
      const both = [one.publish({ version }), other.publish({ name: 'auth', version })];
      expect(await Promise.all(both)).toEqual([version, version]);
    }
    for (const site of [one, other]) {
      await seen(site, ['1.3.0', '1.2.0', '1.1.0']);
      await seen(site, ['1.3.0', '1.2.0', '1.1.0'], 'auth');
      expect((await readReleasesStatus(site.dir)).audit).toHaveLength(2 * rounds.length);
    }
  });

  it('may share one folder, as those of one machine do', async () => {
    const dir = sites.newFolder();
    const [one, other] = [await sites.start({ dir }), await sites.start({ dir })];
    await Promise.all([one.publish(), other.publish({ name: 'auth' })]);
    await seen(one, ['1.0.0']);
    await seen(one, ['1.0.0'], 'auth');
  });

  it('have all releases with nothing on their disk at the start', async () => {
    const one = await sites.start();
    for (const version of ['1.0.0', '1.1.0']) await one.publish({ version });
    await one.stop();
    const other = await sites.start();
    expect(await other.listed()).toEqual(['1.1.0', '1.0.0']);
    for (const version of ['1.0.0', '1.1.0']) expect(scriptOf(other, version)).toContain(version);
  });

  it('restore files that their disk has lost', async () => {
    const before = await sites.start();
    await before.publish();
    await before.stop();
    writeFileSync(join(before.dir, 'directory/1.0.0/remoteEntry.js'), '');
    const site = await sites.start({ dir: before.dir });
    expect(scriptOf(site)).toBe("export default 'directory 1.0.0';");
  });
});

describe('a team that publishes to one process', () => {
  const authorization = `Bearer ${KEYS.directory}`;
  const headers = { authorization, 'content-type': RELEASE_ARCHIVE };

  async function archive(): Promise<Buffer> {
    const built = mkdtempSync(join(sites.folder, 'built-'));
    buildRelease(built, {});
    return buffer(packRelease(built));
  }

  it('reads its source maps from another process that serves its release', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    const [app, otherApp] = [await one.app(), await other.app()];
    const url = releasePaths.publish('directory', '1.0.0');
    const published = await app.inject({ method: 'PUT', url, headers, payload: await archive() });
    expect(published.statusCode).toBe(201);
    const payload = tarOf([{ name: 'remoteEntry.js.map', content: '{"version":3}' }]);
    await app.inject({ method: 'PUT', url: releasePaths.sourceMaps('directory', '1.0.0'), headers, payload });
    const map = releasePaths.sourceMaps('directory', '1.0.0', 'remoteEntry.js');
    await vi.waitFor(async () => {
      expect((await otherApp.inject({ url: map, headers })).json()).toEqual({ map: '{"version":3}' });
    }, SEEN);
    const served = await otherApp.inject('/remotes/directory/1.0.0/remoteEntry.js');
    expect([served.statusCode, served.body]).toEqual([200, "export default 'directory 1.0.0';"]);
  });

  it('gets 503 while the bucket is away, and visitors get what they got', async () => {
    const site = await sites.start();
    const app = await site.app();
    await site.publish();
    await sites.goDown();
    const back = await app.inject({
      method: 'DELETE',
      url: releasePaths.retire('directory'),
      headers: { authorization },
    });
    expect([back.statusCode, back.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect((await app.inject('/remotes/directory/1.0.0/remoteEntry.js')).statusCode).toBe(200);
  });
});

describe('a publishing that cannot be stored', () => {
  /** A bucket that accepts everything but the switch. */
  const withoutSwitch = (store: ObjectStore): ObjectStore => ({
    ...store,
    write: (key, ...rest) =>
      key.endsWith('index.json')
        ? Promise.reject(new StorageUnavailable('no switch'))
        : store.write(key, ...rest),
  });

  it('is refused, and no process ever serves it', async () => {
    const [sound, faulty] = [await sites.start(), await sites.start({ storeOf: withoutSwitch })];
    await sound.publish();
    await seen(faulty, ['1.0.0']);
    await expect(faulty.publish({ version: '1.1.0' })).rejects.toThrow(StorageUnavailable);
    for (const site of [sound, faulty]) {
      expect(await site.listed()).toEqual(['1.0.0']);
      expect(existsSync(join(site.dir, 'directory/1.1.0'))).toBe(false);
    }
    expect(await sound.publish({ version: '1.1.0' })).toBe('1.1.0');
  });

  it('succeeds if the bucket has stored the switch, and only its response was lost', async () => {
    const lossy = (store: ObjectStore): ObjectStore => ({
      ...store,
      write: async (key, ...rest) => {
        await store.write(key, ...rest);
        if (key.endsWith('index.json')) throw new StorageUnavailable('the response was lost');
      },
    });
    const site = await sites.start({ storeOf: lossy });
    expect(await site.publish()).toBe('1.0.0');
    expect(await site.listed()).toEqual(['1.0.0']);
  });
});

describe('while the bucket is away', () => {
  it('the state says why, and a publishing after it succeeds', async () => {
    const site = await sites.start();
    await site.publish();
    await sites.goDown();
    await expect(site.publish({ version: '1.1.0' })).rejects.toThrow('nothing was changed');
    expect(site.releases.state().failure).toEqual(expect.any(String));
    await sites.comeBack();
    expect(await site.publish({ version: '1.1.0' })).toBe('1.1.0');
    expect(site.releases.state()).toEqual({ syncedAt: expect.any(Date) as Date, failure: null });
  });

  it('a server starts with the releases that are on its disk, and says so', async () => {
    const before = await sites.start();
    await before.publish();
    await before.stop();
    await sites.goDown();
    const site = await sites.start({ dir: before.dir });
    expect(site.warnings[0]).toContain(
      `the releases cannot be pulled from the storage; those in ${before.dir} are served`,
    );
    expect(await site.listed()).toEqual(['1.0.0']);
  });

  it('a server without any on its disk does not start, and says why', async () => {
    await sites.goDown();
    const dir = sites.newFolder();
    await expect(sites.start({ dir })).rejects.toThrow(
      `STORAGE_URL: the releases cannot be taken from the storage, and ${dir} holds none from before`,
    );
  });
});

describe('an object that was changed in the bucket', () => {
  async function tamper(part: string): Promise<string> {
    const index = JSON.parse(String(await sites.store.read('releases/index.json'))) as {
      parts: Record<string, { hash: string }>;
    };
    const key = `releases/objects/${index.parts[part]?.hash ?? ''}`;
    await sites.store.write(key, Buffer.from('{"microFrontends":{}}'));
    return key;
  }

  it.each(['/remotes.json', '/directory/1.1.0'])(
    'is named, and the last good releases stay in service: %s',
    async (part) => {
      const slow = await sites.start();
      await slow.publish();
      await slow.stop();
      const one = await sites.start();
      await one.publish({ version: '1.1.0' });
      const key = await tamper(part);
      const site = await sites.start({ dir: slow.dir });
      expect(site.warnings[0]).toContain(
        `${key} in the storage, which is ${part} of the releases, is damaged`,
      );
      expect(site.releases.state().failure).toContain(key);
      expect(await site.listed()).toEqual(['1.0.0']);
      expect(scriptOf(site)).toContain('1.0.0');
      await expect(sites.start()).rejects.toThrow(`${key} in the storage`);
    },
  );

  it('is not an index: it is named, and nothing is published over it', async () => {
    const site = await sites.start();
    await site.publish();
    await sites.store.write(
      'releases/index.json',
      Buffer.from('{"format":1,"parts":{"/../x":{"hash":"0"}}}'),
    );
    await expect(site.publish({ version: '1.1.0' })).rejects.toThrow('nothing was changed');
    expect(site.releases.state().failure).toBe(
      'releases/index.json in the storage is damaged: "/../x" is not a part of a folder of releases',
    );
    expect(await site.listed()).toEqual(['1.0.0']);
  });

  it('is the index that was removed: releases stay in service, and nothing is published in its place', async () => {
    const site = await sites.start();
    await site.publish();
    await sites.store.remove(['releases/index.json']);
    await expect(site.publish({ version: '1.1.0' })).rejects.toThrow('nothing was changed');
    expect(site.releases.state().failure).toContain('The storage no longer holds releases');
    expect(await site.listed()).toEqual(['1.0.0']);
  });
});
