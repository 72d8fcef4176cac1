import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../../../test/app.ts';
import { sendRaw, statusesOf } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
/** Requests that the parser found, with their responses. */
const found: { url: string | undefined; response: ServerResponse }[] = [];
/** Targets of handled requests, in order. */
const done = () => found.filter(({ response: { statusCode } }) => statusCode !== 400).map(({ url }) => url);
let app: App;

beforeAll(async () => {
  app = await testApp(db, folder);
  app.server.prependListener('request', ({ url }, response) => found.push({ url, response }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  found.length = 0;
});

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n';
const CHUNKED = 'transfer-encoding: chunked';

/** A request with these header lines and a body, followed by `rest` unchanged. */
const post = (lines: readonly string[], rest: string) =>
  ['POST /api/v1/auth/logout HTTP/1.1', 'host: x', ...lines, '', rest].join('\r\n');

describe('a request whose end is ambiguous', () => {
  it.each([
    ['has a length and chunks', ['content-length: 5', CHUNKED], `0\r\n\r\n${SMUGGLED}`],
    ['has chunks and a length', [CHUNKED, 'content-length: 5'], `0\r\n\r\n${SMUGGLED}`],
    ['has two lengths', ['content-length: 0', `content-length: ${String(SMUGGLED.length)}`], SMUGGLED],
    ['has the same length twice', ['content-length: 0', 'content-length: 0'], SMUGGLED],
    ['has two lengths in one', [`content-length: 0, ${String(SMUGGLED.length)}`], SMUGGLED],
    ['has a length with a sign', ['content-length: +0'], SMUGGLED],
    ['has a length below nothing', ['content-length: -1'], SMUGGLED],
    ['has a length in hexadecimal', ['content-length: 0x0'], SMUGGLED],
    ['has an empty length', ['content-length:'], SMUGGLED],
    ['has a length that no number holds', [`content-length: ${'9'.repeat(30)}`], SMUGGLED],
    ['has an encoding that is none', ['transfer-encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
    [
      'has an encoding before chunks that nobody knows',
      ['transfer-encoding: x, chunked', 'content-length: 5'],
      SMUGGLED,
    ],
    ['has an encoding after its chunks', ['transfer-encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`],
    ['has two encodings', [CHUNKED, 'transfer-encoding: identity'], `0\r\n\r\n${SMUGGLED}`],
    [
      'has an encoding that is hidden by a control character',
      ['transfer-encoding: \x0bchunked'],
      `0\r\n\r\n${SMUGGLED}`,
    ],
    [
      'has an encoding on the line after its name',
      ['transfer-encoding:\r\n chunked', 'content-length: 5'],
      SMUGGLED,
    ],
    ['goes on with a header on the next line', ['x: a\r\n content-length: 5'], SMUGGLED],
    ['has a space before a colon', ['content-length : 5'], SMUGGLED],
    ['has a space before the colon of its encoding', ['transfer-encoding : chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['has a header without a name', [': x'], SMUGGLED],
    ['has a null in a header', ['x: a\0b'], SMUGGLED],
    ['ends a line without a carriage return', ['x: a\ncontent-length: 5'], SMUGGLED],
    ['ends a line without a line feed', ['x: a\rcontent-length: 5'], SMUGGLED],
    ['has a chunk with a length below nothing', [CHUNKED], `-1\r\n\r\n${SMUGGLED}`],
    ['has a chunk whose length has a prefix', [CHUNKED], `0x0\r\n\r\n${SMUGGLED}`],
    ['has a chunk whose length no number holds', [CHUNKED], `${'f'.repeat(17)}\r\n\r\n${SMUGGLED}`],
    ['has a chunk longer than it says', [CHUNKED], `1\r\nab\r\n0\r\n\r\n${SMUGGLED}`],
    ['ends the length of a chunk without a carriage return', [CHUNKED], `0\n\r\n${SMUGGLED}`],
    ['ends an extension of a chunk without a carriage return', [CHUNKED], `0;a\n\r\n${SMUGGLED}`],
    ['has an extension of a chunk of 20 kB', [CHUNKED], `0;${'a'.repeat(20_000)}\r\n\r\n${SMUGGLED}`],
  ])('is rejected when it %s, and nothing after it is read', async (_, lines, rest) => {
    const answers = await sendRaw(app, post(lines, rest));
    expect(statusesOf(answers).filter((status) => status < 400)).toEqual([]);
    expect(statusesOf(answers).length).toBeLessThanOrEqual(2);
    expect(done()).not.toContain('/smuggled');
  });
});

describe('a body that no handler reads', () => {
  it.each([
    ['of an unknown address', 'POST /none'],
    ['of a page', 'GET /'],
    ['of a call that needs a session', 'PATCH /api/v1/user/edit'],
    ['of an address that is too long', `POST /${'x'.repeat(3_000)}`],
  ])('%s is never parsed as the next request', async (_, line) => {
    const head = `${line} HTTP/1.1\r\nhost: x\r\ncontent-length: ${String(SMUGGLED.length)}\r\n\r\n`;
    const last = 'GET /last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    const answers = await sendRaw(app, head + SMUGGLED + last);
    expect(statusesOf(answers).length).toBeLessThanOrEqual(2);
    expect(done()).not.toContain('/smuggled');
  });
});

describe('requests that follow each other', () => {
  const paths = ['/first', '/second', '/third'];

  it('over one connection get a response each, in order', async () => {
    const requests = paths.map((path, index) => {
      const isLast = index === paths.length - 1;
      return `GET ${path} HTTP/1.1\r\nhost: x\r\n${isLast ? 'connection: close\r\n' : ''}\r\n`;
    });
    expect(statusesOf(await sendRaw(app, requests.join('')))).toHaveLength(3);
    expect(done()).toEqual(paths);
  });

  it('behind chunks are read from where the chunks end', async () => {
    const chunks = '5;name=value\r\nGET /\r\n0\r\nx-trailer: 1\r\n\r\n';
    const last = 'GET /last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    expect(statusesOf(await sendRaw(app, post([CHUNKED], chunks + last)))).toHaveLength(2);
    expect(done()).toEqual(['/api/v1/auth/logout', '/last']);
  });

  it('are not read from an HTTP/1.0 client, whose connection ends', async () => {
    const answers = await sendRaw(app, `GET /healthz HTTP/1.0\r\n\r\n${SMUGGLED}`);
    expect(statusesOf(answers)).toHaveLength(1);
    expect(done()).not.toContain('/smuggled');
  });

  it('are not read after chunks of an HTTP/1.0 client', async () => {
    const old = `POST /api/v1/auth/logout HTTP/1.0\r\nconnection: keep-alive\r\n${CHUNKED}\r\n\r\n0\r\n\r\n${SMUGGLED}`;
    const answers = await sendRaw(app, old);
    expect(statusesOf(answers).length).toBeLessThanOrEqual(1);
    expect(done()).not.toContain('/smuggled');
  });

  it('are not read after one with an ambiguous host', async () => {
    const two = 'GET /first HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n';
    expect(statusesOf(await sendRaw(app, two + SMUGGLED))).toEqual([400]);
    expect(done()).toEqual([]);
  });

  it.each(['CONNECT x:80', 'PRI *', 'get /', 'GET /a b'])(
    'are not read after a start line that is not HTTP/1.1: %s',
    async (line) => {
      const answers = await sendRaw(app, `${line} HTTP/1.1\r\nhost: x\r\n\r\n${SMUGGLED}`);
      expect(statusesOf(answers).filter((status) => status < 400)).toEqual([]);
      expect(done()).not.toContain('/smuggled');
    },
  );

  it('cannot change the protocol of a connection', async () => {
    const upgrade = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: h2c\r\n\r\n';
    expect(statusesOf(await sendRaw(app, upgrade))).toEqual([200]);
  });
});
