import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type StorageSettings, bounded, createS3Client, isMissing } from './s3-client.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

const DELETIONS_AT_ONCE = 8;

/** Keeps objects in a bucket of an S3-compatible service. */
export function createS3ObjectStore(settings: StorageSettings): ObjectStore {
  const { bucket: Bucket, prefix } = settings;
  const client = createS3Client(settings);
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    read: (key) =>
      bounded('GetObject', (call) =>
        ifPresent(async () => {
          const { Body } = await client.send(new GetObjectCommand(at(key)), call);
          return buffer(Body as Readable);
        }),
      ),
    open: (key) =>
      bounded('GetObject', (call) =>
        ifPresent(async () => {
          const { Body, ...found } = await client.send(new GetObjectCommand(at(key)), call);
          return { ...describe(key, found), body: Body as Readable };
        }),
      ),
    stat: (key) =>
      bounded('HeadObject', (call) =>
        ifPresent(async () => describe(key, await client.send(new HeadObjectCommand(at(key)), call))),
      ),
    write: (key, Body, { contentType: ContentType } = {}) =>
      bounded('PutObject', async (call) => {
        await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }), call);
      }),
    list: (start) => list(client, Bucket, prefix, start),
    async remove(keys) {
      // Removed one by one, because some services lack DeleteObjects.
      const left = keys.values();
      const removeNext = async () => {
        for (const key of left)
          await bounded('DeleteObject', (call) => client.send(new DeleteObjectCommand(at(key)), call));
      };
      await Promise.all(Array.from({ length: DELETIONS_AT_ONCE }, removeNext));
    },
    check: () =>
      bounded('HeadBucket', async (call) => {
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
  Bucket: string,
  prefix: string,
  start: string,
): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await bounded('ListObjectsV2', (call) =>
      client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix + start, ContinuationToken: token }),
        call,
      ),
    );
    for (const { Key = '', Size, LastModified } of Contents)
      yield describe(Key.slice(prefix.length), { ContentLength: Size, LastModified });
    token = NextContinuationToken;
  } while (token !== undefined);
}
