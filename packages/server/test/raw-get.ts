import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '../src/platform/http/app-type.ts';

/** Asks a listening application for a path as it is written: `inject` and `fetch` tidy up dots and slashes first. */
export async function rawGet(
  app: App,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path, headers, agent: false }),
    'response',
  )) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
