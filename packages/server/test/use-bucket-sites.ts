import { RELEASE_ARCHIVE, releasePaths } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { readRegistryFile } from '@naija/releases';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { App } from '../src/platform/http/app-type.ts';
import {
  bucketReleases,
  followReleases,
  openSiteMirror,
  type ReleaseStore,
} from '../src/modules/releases/index.ts';
import { openObjectStore, type ObjectStore } from '../src/platform/storage/object-store.ts';
import { testApp } from './app.ts';
import { startS3Server, type S3Server } from './s3-server.ts';
import { tempFolder } from './temp-folder.ts';
import { KEYS, releaseArchive, type ReleaseOverrides, type Team } from './use-release-server.ts';
import { useDatabase } from './use-server.ts';

/** One server process of the site, on a machine of its own. */
export interface BucketSite {
  app: App;
  dir: string;
  releases: ReleaseStore;
  /** Reasons of what went wrong in the background. */
  warnings: string[];
  publish: (team: Team, overrides?: ReleaseOverrides) => Promise<{ status: number; message: string }>;
  post: (team: Team, path: string, body?: object) => Promise<number>;
  /** Versions in the order of the registry that is served. */
  listed: (remote: string) => Promise<string[]>;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** A folder that was a mirror before. */
  dir?: string;
  /** In the place of the bucket, with faults. */
  storeOf?: (store: ObjectStore) => ObjectStore;
}

/** A database and a bucket, new for each test file, and server processes that share both. */
export function useBucketSites() {
  const folder = tempFolder();
  const database = useDatabase();
  const started: BucketSite[] = [];
  let bucket: S3Server;
  let store: ObjectStore;
  beforeAll(async () => {
    bucket = await startS3Server(join(folder, 'bucket'));
    store = await openObjectStore(bucket.storage);
  });
  afterEach(async () => {
    for (const site of [...started]) await site.stop();
    await emptyBucket(store);
  });
  afterAll(async () => {
    store.close();
    await bucket.stop();
  });

  const newFolder = () => join(mkdtempSync(join(folder, 'machine-')), 'remotes');
  const start = async ({ dir = newFolder(), storeOf = (one) => one }: SiteOptions = {}) => {
    const warnings: string[] = [];
    const warn = (error: unknown, message: string) => {
      warnings.push(`${message}: ${(error as Error).message}`);
    };
    const own = storeOf(store);
    const mirror = await openSiteMirror(own, dir, warn);
    const { connection } = database;
    const releases = bucketReleases({ store: own, mirror, connection, warn });
    const following = followReleases({ mirror, connection, warn });
    const folders = { shell: join(folder, 'shell'), photos: join(folder, 'media'), uploads: join(folder, 'up') };
    const app = await testApp(database.db, folder, {
      folders: { ...folders, remotes: dir },
      releases,
      publishKeys,
    });
    const site: BucketSite = {
      ...siteOf(app, releases, folder),
      warnings,
      stop: async () => {
        started.splice(started.indexOf(site), 1);
        await app.close();
        await following.close();
      },
    };
    started.push(site);
    return site;
  };
  return {
    folder,
    newFolder,
    start,
    database,
    get bucket() {
      return bucket;
    },
    get store() {
      return store;
    },
  };
}

const publishKeys = Object.entries(KEYS).map(([remote, key]) => ({
  remote,
  sha256: createHash('sha256').update(key).digest(),
}));

function siteOf(app: App, releases: ReleaseStore, scratch: string) {
  const { dir } = releases;
  const headers = (team: Team) => ({ authorization: `Bearer ${KEYS[team]}` });
  return {
    app,
    dir,
    releases,
    publish: async (team: Team, overrides: ReleaseOverrides = {}) => {
      const archive = await releaseArchive(scratch, { name: team, ...overrides });
      const { statusCode, body } = await app.inject({
        method: 'PUT',
        url: releasePaths.publish(team, overrides.version ?? '1.0.0'),
        payload: archive,
        headers: { ...headers(team), 'content-type': RELEASE_ARCHIVE },
      });
      return { status: statusCode, message: (JSON.parse(body) as { message?: string }).message ?? '' };
    },
    post: async (team: Team, url: string, body?: object) => {
      const payload = body && { payload: body };
      return (await app.inject({ method: 'POST', url, headers: headers(team), ...payload })).statusCode;
    },
    listed: async (remote: string) =>
      releasesOf(await readRegistryFile(dir), remote).map(({ metadata }) => metadata.version),
  };
}

async function emptyBucket(store: ObjectStore): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  await store.remove(keys);
}
