import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease, readRegistryFile } from '@naija/releases';
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
import type { ObjectStore } from '../src/platform/storage/object-store.ts';
import { openObjectStore } from '../src/platform/storage/open-object-store.ts';
import { foldersIn, testApp } from './app.ts';
import { startS3Server, type S3Server } from './s3-server.ts';
import { tempFolder } from './temp-folder.ts';
import { buildRelease, KEYS, type ReleaseOverrides } from './use-release-server.ts';
import { useDatabase } from './use-server.ts';

/** Releases of one server process of the site, on a machine of its own. */
export interface BucketSite {
  dir: string;
  releases: ReleaseStore;
  /** Warnings about work in the background, each with the message of its error. */
  warnings: string[];
  /** The version that visitors get then. */
  publish: (overrides?: ReleaseOverrides) => Promise<string>;
  /** Versions in the order of the registry that is served. */
  listed: (remote?: string) => Promise<string[]>;
  /** The application over them, which knows the publish keys of the teams. */
  app: () => Promise<App>;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** A folder that was a mirror before. */
  dir?: string;
  /** Replaces the bucket by one with faults. */
  storeOf?: (store: ObjectStore) => ObjectStore;
}

/** A database and a bucket, new for each test file, and server processes that share both. */
export function useBucketSites() {
  const folder = tempFolder();
  const database = useDatabase();
  const started: BucketSite[] = [];
  let bucket: S3Server;
  let store: ObjectStore;
  let isAway = false;
  beforeAll(async () => {
    bucket = await startS3Server(join(folder, 'bucket'));
    store = await openObjectStore(bucket.storage);
  });
  afterEach(async () => {
    if (isAway) await bucket.comeBack();
    isAway = false;
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
    const apps: App[] = [];
    const site: BucketSite = {
      ...siteOf(releases, folder),
      warnings,
      app: async () => {
        const folders = { ...foldersIn(folder), remotes: dir };
        const app = await testApp(database.db, folder, { folders, releases, publishKeys });
        apps.push(app);
        return app;
      },
      stop: async () => {
        started.splice(started.indexOf(site), 1);
        for (const app of apps) await app.close();
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
    /** Lasts until the end of the test, or `comeBack`. */
    goDown: async () => {
      await bucket.goDown();
      isAway = true;
    },
    comeBack: async () => {
      await bucket.comeBack();
      isAway = false;
    },
    /** The settings of a server that keeps its releases there. */
    get env() {
      return bucket.env;
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

function siteOf(releases: ReleaseStore, scratch: string) {
  return {
    dir: releases.dir,
    releases,
    publish: async (overrides: ReleaseOverrides = {}) => {
      const built = mkdtempSync(join(scratch, 'built-'));
      buildRelease(built, overrides);
      const published = await releases.change((dir) => publishRelease(built, dir, { who: 'ada@desk' }));
      return published.current;
    },
    listed: async (remote = 'directory') =>
      releasesOf(await readRegistryFile(releases.dir), remote).map(({ metadata }) => metadata.version),
  };
}

/** Removes all objects whose keys begin with `prefix`. */
export async function emptyBucket(store: ObjectStore, prefix = ''): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  await store.remove(keys);
}
