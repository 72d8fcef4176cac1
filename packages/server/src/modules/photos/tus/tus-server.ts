import { LIMITS } from '@naija/contracts/domain/limits';
import { type DataStore, type Locker, Server } from '@tus/server';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { bodyStream } from './body-stream.ts';
import { toHttpError } from './errors.ts';

/** The next request for an upload takes over its lock at once */
const LOCK_DRAIN_TIMEOUT_MS = 1;
/** The server would obey `X-Forwarded-*`, so other headers are withheld */
const REQUEST_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length'];

interface TusRequest {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  id: string;
  headers: IncomingHttpHeaders;
  part?: IncomingMessage | undefined;
}

export type HandleTusRequest = (call: TusRequest) => Promise<Response>;

/** Creates a tus server: interrupted parts keep what has arrived, and an upload is written by one request at a time. */
export function createTusServer(datastore: DataStore, locker: Locker): HandleTusRequest {
  const server = new Server({
    path: '/',
    datastore,
    locker,
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT_MS,
    maxSize: LIMITS.imageMaxBytes,
    namingFunction: ({ url }) => new URL(url).pathname.slice(1),
    onResponseError: (_request, error) => {
      throw toHttpError(error);
    },
  });
  return async ({ method, id, headers, part }) => {
    const body = part && bodyStream(part);
    const request = new Request(`http://uploads/${id}`, {
      method,
      headers: REQUEST_HEADERS.flatMap((name): [string, string][] => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      ...(body && { body: body.stream, duplex: 'half' }),
    });
    const response = await server.handleWeb(request).finally(body?.discardRest);
    if (response.status >= 400) throw toHttpError({ status_code: response.status });
    return response;
  };
}
