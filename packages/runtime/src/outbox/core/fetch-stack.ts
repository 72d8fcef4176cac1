import { LIMITS } from '@naija/contracts/domain/limits';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Requests of an upload by `fetch`, which a service worker has as well; what its library brings along is for pages alone. */
export const fetchStack: HttpStack = {
  getName: () => 'fetch',
  createRequest: (method, url) => request(method, url),
};

function request(method: string, url: string): HttpRequest {
  const headers = new Headers();
  const given = new AbortController();
  const giveUp = () => {
    given.abort();
  };
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers.set(name, value);
    },
    getHeader: (name) => headers.get(name) ?? undefined,
    // A part is told of when it has arrived.
    setProgressHandler: () => undefined,
    async send(body: Blob | undefined) {
      AbortSignal.timeout(LIMITS.requestTimeoutMs).addEventListener('abort', giveUp);
      const response = await fetch(url, {
        method,
        headers,
        body: body ?? null,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: given.signal,
      });
      return answer(response, await response.text());
    },
    abort: () => {
      giveUp();
      return Promise.resolve();
    },
    getUnderlyingObject: () => undefined,
  };
}

function answer(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
