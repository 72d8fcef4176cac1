import S3rver from '@20minutes/s3rver';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings, type Settings } from '../src/settings/env.ts';

const BUCKET = 'naija-test';
/** The one account that the server has. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** An S3-compatible server on loopback, with one bucket, which is empty at first. */
export interface S3Server {
  /** The settings of a server that keeps its files in the bucket; they stay the same while it is down. */
  env: Record<'STORAGE_URL' | keyof typeof KEYS, string>;
  storage: NonNullable<Settings['storage']>;
  /** Requests that arrived, such as `PUT /naija-test/photos/abc/96.webp`. */
  requests: () => string[];
  /** Refuses connections; all that was stored is there when it comes back. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Takes requests and does not answer them, until it goes down. */
  hang: () => void;
  stop: () => Promise<void>;
}

/** @param folder folder of the stored objects */
export async function startS3Server(folder: string, prefix = ''): Promise<S3Server> {
  const store = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    // It computes other signatures for requests to a bucket than the SDK, but knows accounts.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await store.configureBuckets();
  const respond = oneAtATime(store.getMiddleware());
  const requests: string[] = [];
  let isHanging = false;
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`);
    if (!isHanging) respond(request, response);
  };
  let server = await listen(listener, 0);
  const { port } = server.address() as AddressInfo;
  const goDown = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const endpoint = `http://127.0.0.1:${String(port)}`;
  const env = { ...KEYS, STORAGE_URL: `s3://${BUCKET}${prefix}?endpoint=${endpoint}` };
  const { storage } = readSettings(env);
  if (!storage) throw new Error('the settings name no storage');
  return {
    env,
    storage,
    requests: () => requests,
    goDown,
    comeBack: async () => {
      isHanging = false;
      server = await listen(listener, port);
    },
    hang: () => {
      isHanging = true;
    },
    stop: goDown,
  };
}

/** Objects are files to it: a reader could see one half written, and a writer a folder that is being removed. */
function oneAtATime(respond: RequestListener): RequestListener {
  let last: Promise<unknown> = Promise.resolve();
  return (request, response) => {
    last = last.then(() => {
      if (response.destroyed) return;
      const closed = once(response, 'close');
      respond(request, response);
      return closed;
    });
  };
}

async function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
