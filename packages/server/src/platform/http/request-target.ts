import type { IncomingMessage } from 'node:http';
import { badRequest, HttpError } from './http-error.ts';

export const MAX_PATH_BYTES = 2_048;
/** Three times the longest search: 100 characters of twelve encoded bytes, every filter and a cursor */
export const MAX_QUERY_BYTES = 8_192;

const TOO_LONG = 'This address is too long. Please check the link that led here, or begin at the home page.';
// RFC 3986, section 3.2.2, without percent-encoding; container names have underscores
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

type RawRequest = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'httpVersion'> & {
  originalUrl?: string;
};

export type RequestTarget = { url: string; error?: undefined } | { url?: undefined; error: HttpError };

/** Validates length, host and target; an absolute target (RFC 9112, section 3.2.2) must name the Host header. */
export function parseRequestTarget(request: RawRequest): RequestTarget {
  const url = request.originalUrl ?? request.url ?? '';
  const query = url.indexOf('?');
  const path = query < 0 ? url.length : query;
  if (path > MAX_PATH_BYTES || url.length - path - 1 > MAX_QUERY_BYTES)
    return { error: new HttpError(414, 'uri_too_long', TOO_LONG) };
  // The end of such a message is ambiguous (RFC 9112, section 6.1).
  if (request.httpVersion === '1.0' && request.headers['transfer-encoding'] !== undefined)
    return { error: badRequest('This request of HTTP/1.0 cannot come in chunks') };
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { error: badRequest('This request names more than one host') };
  const { host = '' } = request.headers;
  if (host !== '' && !HOST.test(host))
    return { error: badRequest('This request names a host that cannot be one') };
  return url.startsWith('/') ? { url } : fromAbsoluteForm(url, host);
}

function fromAbsoluteForm(url: string, host: string): RequestTarget {
  const [start = '', authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (host === '' || authority.toLowerCase() !== host.toLowerCase())
    return { error: badRequest('This request asks for something that is not on this site') };
  const rest = url.slice(start.length);
  return { url: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Host of a Host header in lower case, without port and trailing dot. */
export function hostNameOf(host: string): string {
  const name = /^(?:\[[^\]]*\]|[^:]*)/.exec(host)?.[0] ?? '';
  return name.toLowerCase().replace(/\.$/, '');
}

/** Returns true for a loopback address, and for `localhost` and names below it, which browsers resolve without DNS. */
export function isLoopback(name: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
}
