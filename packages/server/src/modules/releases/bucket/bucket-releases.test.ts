import { RELEASE_ARCHIVE, releasePaths } from '@naija/contracts/http/releases';
import { readReleasesStatus } from '@naija/releases';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tarOf } from '../../../../test/hostile-tar.ts';
import { useBucketSites, type BucketSite } from '../../../../test/use-bucket-sites.ts';
import { KEYS } from '../../../../test/use-release-server.ts';
import { StorageUnavailable, type ObjectStore } from '../../../platform/storage/object-store.ts';

const sites = useBucketSites();
/** Far below the minute after which a process asks by itself. */
const SEEN = { timeout: 10_000, interval: 10 };

async function seen(site: BucketSite, remote: string, versions: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    expect(await site.listed(remote)).toEqual(versions);
  }, SEEN);
}

async function get(site: BucketSite, url: string): Promise<[status: number, body: string]> {
  const { statusCode, body } = await site.app.inject(url);
  return [statusCode, body];
}

describe('server processes on machines of their own', () => {
  it('serve a release that one of them has published, on that one at once', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    expect((await one.publish('directory')).status).toBe(201);
    expect(await one.listed('directory')).toEqual(['1.0.0']);
    await seen(other, 'directory', ['1.0.0']);
    expect(await get(other, '/remotes/directory/1.0.0/remoteEntry.js')).toEqual([
      200,
      "export default 'directory 1.0.0';",
    ]);
    expect((await get(other, '/remotes.json'))[1]).toBe((await get(one, '/remotes.json'))[1]);
  });

  it('follow a rollback, a canary and the end of a remote, wherever each is made', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    await one.publish('directory');
    await other.publish('directory', { version: '1.1.0' });
    expect(await other.listed('directory')).toEqual(['1.1.0', '1.0.0']);
    expect(await one.post('directory', releasePaths.rollback('directory'))).toBe(200);
    await seen(other, 'directory', ['1.0.0']);
    const canary = { version: '1.1.0', percent: 10 };
    expect(await other.post('directory', releasePaths.canary('directory'), canary)).toBe(200);
    await seen(one, 'directory', ['1.0.0', '1.1.0']);
    const { audit } = await readReleasesStatus(other.dir);
    expect(audit.map(({ action }) => action)).toEqual(['canary', 'rollback', 'publish', 'publish']);
    const headers = { authorization: `Bearer ${KEYS.directory}` };
    await one.app.inject({ method: 'DELETE', url: releasePaths.retire('directory'), headers });
    await seen(other, 'directory', []);
  });

  it('show each preview, and give its team the source maps', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    await one.publish('directory');
    const headers = { authorization: `Bearer ${KEYS.directory}`, 'content-type': RELEASE_ARCHIVE };
    const maps = tarOf([{ name: 'remoteEntry.js.map', content: '{"version":3}' }]);
    const url = releasePaths.sourceMaps('directory', '1.0.0');
    await one.app.inject({ method: 'PUT', url, headers, payload: maps });
    const script = releasePaths.sourceMaps('directory', '1.0.0', 'remoteEntry.js');
    await vi.waitFor(async () => {
      const { body } = await other.app.inject({ url: script, headers });
      expect(JSON.parse(body)).toEqual({ map: '{"version":3}' });
    }, SEEN);
  });

  it('lose neither of two switches that are made at the same time, every time', async () => {
    const [one, other] = [await sites.start(), await sites.start()];
    const rounds = [1, 2, 3, 4];
    for (const round of rounds) {
      const version = `1.${String(round)}.0`;
      const both = [one.publish('directory', { version }), other.publish('auth', { version })];
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
    }
    for (const site of [one, other]) {
      await vi.waitFor(async () => {
        expect((await site.listed('directory'))[0]).toBe('1.4.0');
        expect((await site.listed('auth'))[0]).toBe('1.4.0');
      }, SEEN);
      expect((await readReleasesStatus(site.dir)).audit).toHaveLength(2 * rounds.length);
    }
  });

  it('may share one folder, as those of one machine do', async () => {
    const dir = sites.newFolder();
    const [one, other] = [await sites.start({ dir }), await sites.start({ dir })];
    const both = [one.publish('directory'), other.publish('auth')];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
    await seen(one, 'directory', ['1.0.0']);
    await seen(one, 'auth', ['1.0.0']);
  });

  it('have all releases with nothing on their disk at the start', async () => {
    const one = await sites.start();
    for (const version of ['1.0.0', '1.1.0']) await one.publish('directory', { version });
    await one.stop();
    const other = await sites.start();
    expect(await other.listed('directory')).toEqual(['1.1.0', '1.0.0']);
    for (const version of ['1.0.0', '1.1.0'])
      expect((await get(other, `/remotes/directory/${version}/remoteEntry.js`))[0]).toBe(200);
  });
});

describe('a publishing that cannot be stored', () => {
  /** A bucket that takes everything but the switch. */
  const withoutSwitch = (store: ObjectStore): ObjectStore => ({
    ...store,
    write: (key, ...rest) =>
      key.endsWith('index.json') ? Promise.reject(new StorageUnavailable('no switch')) : store.write(key, ...rest),
  });

  it('is refused, and no process ever serves it', async () => {
    const [sound, faulty] = [await sites.start(), await sites.start({ storeOf: withoutSwitch })];
    await sound.publish('directory');
    await seen(faulty, 'directory', ['1.0.0']);
    expect((await faulty.publish('directory', { version: '1.1.0' })).status).toBe(503);
    for (const site of [sound, faulty]) {
      expect(await site.listed('directory')).toEqual(['1.0.0']);
      expect(existsSync(join(site.dir, 'directory/1.1.0'))).toBe(false);
    }
    expect((await sound.publish('directory', { version: '1.1.0' })).status).toBe(201);
  });

  it('succeeds where the bucket has stored the switch, and only its response was lost', async () => {
    const lossy = (store: ObjectStore): ObjectStore => ({
      ...store,
      write: async (key, ...rest) => {
        await store.write(key, ...rest);
        if (key.endsWith('index.json')) throw new Error('the response was lost');
      },
    });
    const site = await sites.start({ storeOf: lossy });
    expect((await site.publish('directory')).status).toBe(201);
    expect(await site.listed('directory')).toEqual(['1.0.0']);
  });
});

describe('while the bucket is away', () => {
  it('releases are served, a publishing gets 503, and the state says why; afterwards all is well', async () => {
    const site = await sites.start();
    await site.publish('directory');
    await sites.bucket.goDown();
    const refused = await site.publish('directory', { version: '1.1.0' });
    expect(refused.status).toBe(503);
    expect((await get(site, '/remotes/directory/1.0.0/remoteEntry.js'))[0]).toBe(200);
    expect(site.releases.state().failure).toEqual(expect.any(String));
    await sites.bucket.comeBack();
    expect((await site.publish('directory', { version: '1.1.0' })).status).toBe(201);
    expect(site.releases.state()).toEqual({ syncedAt: expect.any(Date) as Date, failure: null });
  });

  it('a server starts with the releases that are on its disk, and says so', async () => {
    const before = await sites.start();
    await before.publish('directory');
    await before.stop();
    await sites.bucket.goDown();
    const site = await sites.start({ dir: before.dir });
    expect(site.warnings).toEqual([
      expect.stringContaining(`the releases cannot be taken from the storage; those in ${before.dir} are served`),
    ]);
    expect((await get(site, '/remotes/directory/1.0.0/remoteEntry.js'))[0]).toBe(200);
    await sites.bucket.comeBack();
  });

  it('a server without any on its disk does not start, and says why', async () => {
    await sites.bucket.goDown();
    const dir = sites.newFolder();
    await expect(sites.start({ dir })).rejects.toThrow(
      `STORAGE_URL: the releases cannot be taken from the storage, and ${dir} holds none from before`,
    );
    await sites.bucket.comeBack();
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
      await slow.publish('directory');
      await slow.stop();
      const one = await sites.start();
      await one.publish('directory', { version: '1.1.0' });
      const key = await tamper(part);
      const site = await sites.start({ dir: slow.dir });
      expect(site.warnings[0]).toContain(`${key} in the storage, which is ${part} of the releases, is damaged`);
      expect(site.releases.state().failure).toContain(key);
      expect(await site.listed('directory')).toEqual(['1.0.0']);
      expect((await get(site, '/remotes/directory/1.0.0/remoteEntry.js'))[0]).toBe(200);
      await expect(sites.start()).rejects.toThrow(`${key} in the storage`);
    },
  );

  it('is no index: it is named, and nothing is published over it', async () => {
    const site = await sites.start();
    await site.publish('directory');
    await sites.store.write('releases/index.json', Buffer.from('{"format":1,"parts":{"/../x":{"hash":"0"}}}'));
    expect(await site.publish('directory', { version: '1.1.0' })).toEqual({
      status: 503,
      message: expect.stringContaining('nothing was changed') as string,
    });
    expect(site.releases.state().failure).toBe(
      'releases/index.json in the storage is damaged: "/../x" is no part of a folder of releases',
    );
    expect(await site.listed('directory')).toEqual(['1.0.0']);
  });
});

it('a server mends files that its disk has lost', async () => {
  const before = await sites.start();
  await before.publish('directory');
  await before.stop();
  const file = join(before.dir, 'directory/1.0.0/remoteEntry.js');
  writeFileSync(file, '');
  await sites.start({ dir: before.dir });
  expect(readFileSync(file, 'utf8')).toBe("export default 'directory 1.0.0';");
});
