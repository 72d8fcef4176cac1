import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ObjectStore } from '../src/platform/storage/object-store.ts';
import { openObjectStore } from '../src/platform/storage/open-object-store.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { tempFolder } from './temp-folder.ts';

/** Gives the test file an S3-compatible server of its own, and its bucket. */
export function useS3Server() {
  const folder = tempFolder();
  let server: S3Server;
  let objects: ObjectStore;
  beforeAll(async () => {
    server = await startS3Server(join(folder, 's3'));
    objects = await openObjectStore(server.storage);
  });
  afterAll(async () => {
    objects.close();
    await server.stop();
  });
  return {
    get server() {
      return server;
    },
    get objects() {
      return objects;
    },
    keys: async () => {
      const keys: string[] = [];
      for await (const { key } of objects.list('')) keys.push(key);
      return keys;
    },
  };
}
