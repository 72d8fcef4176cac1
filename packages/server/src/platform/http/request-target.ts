import type { IncomingMessage } from 'node:http';
import { badRequest, HttpError } from './http-error.ts';

/** Bytes of a path, as it is sent: the longest of the site's own, a state written in full, has a few hundred. */
export const MAX_PATH_BYTES = 2_048;
/** Bytes of a query: a search of 100 characters, each of them escaped as twelve, with every filter and a cursor is below a third. */
export const MAX_QUERY_BYTES = 8_192;

const TOO_LONG = 'This address is too long. Please check the link that led here, or begin at the home page.';
// RFC 3986, section 3.2.2, without what is escaped; underscores stand in the names that containers give each other.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

type RawRequest = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'httpVersion'> & {
  originalUrl?: string;
};

/** A request as it goes on to the routes. */
export type Target = { url: string; refusal?: undefined } | { url?: undefined; refusal: HttpError };

/**
 * Reads what a request asks for and of whom, before anything else does: bounds on its length, one host, and an absolute
 * target (RFC 9112, section 3.2.2) only where it names that same host, as the origin form that stands for it.
 */
export function readTarget(request: RawRequest): Target {
  const url = request.originalUrl ?? request.url ?? '';
  const query = url.indexOf('?');
  const path = query < 0 ? url.length : query;
  if (path > MAX_PATH_BYTES || url.length - path - 1 > MAX_QUERY_BYTES)
    return { refusal: new HttpError(414, 'uri_too_long', TOO_LONG) };
  // RFC 9112, section 6.1: where such a message ends is not clear.
  if (request.httpVersion === '1.0' && request.headers['transfer-encoding'] !== undefined)
    return { refusal: badRequest('This request of HTTP/1.0 cannot come in chunks') };
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { refusal: badRequest('This request names more than one host') };
  const { host = '' } = request.headers;
  if (host !== '' && !HOST.test(host))
    return { refusal: badRequest('This request names a host that cannot be one') };
  return url.startsWith('/') ? { url } : ofAbsolute(url, host);
}

function ofAbsolute(url: string, host: string): Target {
  const [start = '', authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (host === '' || authority.toLowerCase() !== host.toLowerCase())
    return { refusal: badRequest('This request asks for something that is not on this site') };
  const rest = url.slice(start.length);
  return { url: rest.startsWith('/') ? rest : `/${rest}` };
}
