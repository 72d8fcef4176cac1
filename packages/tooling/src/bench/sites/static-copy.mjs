import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

const SCRIPTS =
  /<script(?![^>]{0,200}ld\+json)[^>]{0,400}>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>|<link[^>]{0,100}rel="modulepreload"[^>]{0,400}>/g;
/** Asked for by the copy itself: what depends on it is decided here. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'connection'];

/** @param {string} html */
export function withoutScripts(html) {
  return html.replaceAll(SCRIPTS, '');
}

/**
 * Serves what another server serves, with its headers and compression, from memory; pages without their scripts. It is
 * the limit: no page with the same content can be there sooner.
 * @param {string} origin @returns {Promise<import('./sites.mjs').Site>}
 */
export async function startStaticCopy(origin) {
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  const server = createServer((request, response) => {
    const key = [request.url, request.headers['accept-encoding']].join(' ');
    const answer = answers.get(key) ?? copy(origin, request);
    answers.set(key, answer);
    answer.then(
      ({ status, headers, body }) => {
        const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
        response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
      },
      () => {
        answers.delete(key);
        response.destroy();
      },
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${String(port)}`,
    pid: () => process.pid,
    start: () => Promise.resolve(),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** @param {string} origin @param {IncomingMessage} request @returns {Promise<Answer>} */
async function copy(origin, request) {
  const own = Object.entries(request.headers).filter(
    ([name]) => !CONDITIONS.includes(name) && name !== 'host',
  );
  const asked = ask(origin + (request.url ?? ''), { headers: Object.fromEntries(own) }).end();
  const [response] = /** @type {[IncomingMessage]} */ (await once(asked, 'response'));
  const chunks = /** @type {Buffer[]} */ (await response.toArray());
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  const whole = Buffer.concat(chunks);
  const body = headers['content-type']?.startsWith('text/html')
    ? recoded(whole, headers['content-encoding'])
    : whole;
  return {
    status: response.statusCode ?? 502,
    headers: { ...headers, 'content-length': String(body.length) },
    body,
  };
}

/** @param {Buffer} body @param {string | undefined} encoding */
function recoded(body, encoding) {
  if (encoding === 'br') return brotliCompressSync(withoutScripts(brotliDecompressSync(body).toString()));
  if (encoding === 'gzip') return gzipSync(withoutScripts(gunzipSync(body).toString()), { level: 9 });
  return Buffer.from(withoutScripts(body.toString()));
}
