import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import type { IncomingMessage } from 'node:http';
import { isRejected } from './request-targets.ts';

/** Headers that can change a response or that a hook must see */
const PERSONAL_HEADERS = [
  'authorization',
  'content-length',
  'transfer-encoding',
  'expect',
  'range',
  'save-data',
  'service-worker',
] as const;

/**
 * Returns true for a GET whose response depends only on host, URL, Accept-Encoding and If-None-Match.
 * @param isOriginKnown if false, forwarding headers may change the response
 */
export function isPlainRequest(request: IncomingMessage, isOriginKnown: boolean): boolean {
  const { method, headers, rawHeaders, socket } = request;
  return (
    method === 'GET' &&
    PERSONAL_HEADERS.every((name) => headers[name] === undefined) &&
    !hasRenderingCookie(headers.cookie) &&
    (isOriginKnown || (headers['x-forwarded-host'] ?? headers['x-forwarded-proto']) === undefined) &&
    hasOneHost(rawHeaders) &&
    !isRejected(socket)
  );
}

function hasRenderingCookie(cookie: string | undefined): boolean {
  return cookie !== undefined && Object.values(RENDERING_COOKIES).some((name) => cookie.includes(name));
}

function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}
