import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A browser that has subscribed, as far as a server knows it, with what it keeps to itself. */
export interface TestDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  decrypt: (body: Buffer) => string;
}

/** A request that a push service has got. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on loopback for a test file. */
export function usePushService() {
  let received: ReceivedPush[] = [];
  let statuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const status = statuses.shift() ?? 201;
      if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
      for (const check of waiting) check();
    });
  });
  const origin = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => {
    received = [];
    statuses = [];
  });
  return {
    origin,
    device: () => testDevice(`${origin()}/device/${randomBytes(8).toString('hex')}`),
    /** Statuses of the next answers; 0 for none. */
    answer: (...next: number[]) => {
      statuses = next;
    },
    received: () => received,
    /** The first requests, once there are as many. */
    receivedOnce: (count: number): Promise<ReceivedPush[]> =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve(received.slice(0, count));
        };
        waiting.add(check);
        check();
      }),
  };
}

export function testDevice(endpoint: string): TestDevice {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, section 3.4, over one record of RFC 8188. */
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const record = body.subarray(21 + sender.length);
      const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of a VAPID header (RFC 8292) that is signed with its key, and that key. Throws for another signature. */
export function readVapid(authorization = ''): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token of a push is not signed with its key');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>, key };
}
