import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 30_000;

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a site for a page as a browser did, cookies included, and does not follow where it leads. */
export function requestText(url: URL, given: IncomingHttpHeaders): Promise<SiteAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const { host: _, 'if-none-match': __, ...headers } = given;
  const asked = { ...headers, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: asked, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body });
      }, reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}
