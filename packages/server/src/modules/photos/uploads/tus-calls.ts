import { LIMITS } from '@naija/contracts/domain/limits';
import { MemoryLocker, Server } from '@tus/server';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { arriving } from './arriving.ts';
import { explain } from './explain.ts';
import type { PartStore } from './part-store.ts';

/** Milliseconds for which a request that hangs on an upload keeps the next one waiting, which asks again and again. */
const DRAIN = 1;
/** All that the protocol's server is told: it obeys more, such as what proxies say of addresses. */
const HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length'];

/** A call of the tus protocol, told apart from the address that it came to. */
interface TusCall {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** What the upload is stored under. */
  id: string;
  headers: IncomingHttpHeaders;
  /** Where the bytes of a part come from. */
  part?: IncomingMessage | undefined;
}

/** Does what a call asks for. Rejects with HttpError where that is refused. */
export type TusCalls = (call: TusCall) => Promise<Response>;

/**
 * The tus protocol over a store. A part that is cut, or still hangs on a dead line when the next request for its upload
 * comes, keeps what has arrived of it; two never write to an upload at once.
 */
export function tusCalls(store: PartStore): TusCalls {
  const server = new Server({
    path: '/',
    datastore: store,
    locker: new MemoryLocker(),
    lockDrainTimeout: DRAIN,
    maxSize: LIMITS.imageMaxBytes,
    namingFunction: ({ url }) => new URL(url).pathname.slice(1),
    onResponseError: (_request, error) => {
      throw explain(error);
    },
  });
  return async ({ method, id, headers, part }) => {
    const request = new Request(`http://uploads/${id}`, {
      method,
      headers: HEADERS.flatMap((name): [string, string][] => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      ...(part && { body: arriving(part), duplex: 'half' }),
    });
    const response = await server.handleWeb(request);
    if (response.status >= 400) throw explain({ status_code: response.status });
    return response;
  };
}
