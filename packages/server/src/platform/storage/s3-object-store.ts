import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StorageSettings } from '../../settings/storage.ts';
import { type ObjectStore, type StoredObject, StorageUnavailable } from './object-store.ts';
import { bounded, createS3Client, isMissing } from './s3-client.ts';

/** Keys of one request; no service takes more. */
const MAX_KEYS = 1_000;

/** Keeps objects in a bucket of an S3-compatible service. */
export function createS3ObjectStore(settings: StorageSettings, maxKeys = MAX_KEYS): ObjectStore {
  const { bucket: Bucket, prefix } = settings;
  const client = createS3Client(settings);
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    read: (key) =>
      bounded((call) =>
        ifPresent(async () => {
          const { Body } = await client.send(new GetObjectCommand(at(key)), call);
          return buffer(Body as Readable);
        }),
      ),
    open: (key) =>
      // Not aborted: the body may take longer than a call.
      bounded(() =>
        ifPresent(async () => {
          const { Body, ...found } = await client.send(new GetObjectCommand(at(key)));
          return { ...describe(key, found), body: Body as Readable };
        }),
      ),
    stat: (key) =>
      bounded((call) =>
        ifPresent(async () => describe(key, await client.send(new HeadObjectCommand(at(key)), call))),
      ),
    write: (key, Body, { contentType: ContentType } = {}) =>
      bounded(async (call) => {
        await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }), call);
      }),
    list: (start) => list(client, { Bucket, MaxKeys: maxKeys }, prefix, start),
    async remove(keys) {
      for (let index = 0; index < keys.length; index += maxKeys)
        await removeBatch(
          client,
          Bucket,
          keys.slice(index, index + maxKeys).map((key) => prefix + key),
        );
    },
    check: () =>
      bounded(async (call) => {
        await client.send(new HeadBucketCommand({ Bucket }), call);
      }),
    close: () => {
      client.destroy();
    },
  };
}

async function ifPresent<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

interface Described {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
}

function describe(key: string, { ContentLength = 0, LastModified = new Date(0) }: Described): StoredObject {
  return { key, bytes: ContentLength, modifiedAt: LastModified };
}

async function* list(
  client: S3Client,
  pages: { Bucket: string; MaxKeys: number },
  prefix: string,
  start: string,
): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await bounded((call) =>
      client.send(
        new ListObjectsV2Command({ ...pages, Prefix: prefix + start, ContinuationToken: token }),
        call,
      ),
    );
    for (const { Key = '', Size, LastModified } of Contents)
      yield describe(Key.slice(prefix.length), { ContentLength: Size, LastModified });
    token = NextContinuationToken;
  } while (token !== undefined);
}

async function removeBatch(client: S3Client, Bucket: string, keys: readonly string[]): Promise<void> {
  await bounded(async (call) => {
    const Objects = keys.map((Key) => ({ Key }));
    const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
    const { Errors: [refused] = [] } = await client.send(command, call);
    if (refused) throw new StorageUnavailable(new Error(`${refused.Key ?? ''}: ${refused.Message ?? ''}`));
  });
}
