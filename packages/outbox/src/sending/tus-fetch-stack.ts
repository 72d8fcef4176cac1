import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Lets tus-js-client use `fetch`, because its own stack needs XMLHttpRequest, which service workers lack. */
export const fetchStack: HttpStack = {
  getName: () => 'fetch',
  createRequest: (method, url) => createRequest(method, url),
};

function createRequest(method: string, url: string): HttpRequest {
  const headers = new Headers();
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers.set(name, value);
    },
    getHeader: (name) => headers.get(name) ?? undefined,
    // Progress is reported per chunk.
    setProgressHandler: () => undefined,
    async send(body: Blob | undefined) {
      AbortSignal.timeout(REQUEST_TIMEOUT_MS).addEventListener('abort', abort);
      const response = await fetch(url, {
        method,
        headers,
        body: body ?? null,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: controller.signal,
      });
      return toTusResponse(response, await response.text());
    },
    abort: () => {
      abort();
      return Promise.resolve();
    },
    getUnderlyingObject: () => undefined,
  };
}

function toTusResponse(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
