import { Agent, request as httpRequest } from 'node:http';

/** @typedef {import('./document.mjs').Operation} Operation */
/** @typedef {import('./sample.mjs').Sample} Sample */
/** @typedef {import('./sample.mjs').Json} Json */
/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string, ms: number }} Answer */
/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer | undefined }} RawRequest */

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const TIMEOUT_MS = 20_000;

/**
 * Writes a request as bytes. Values that cannot be written in their place, such as line feeds in a header, are encoded.
 * @param {Operation} operation @param {Sample} sample @param {Record<string, string>} headers
 * @returns {Promise<RawRequest>}
 */
export async function rawRequest({ method, path }, sample, headers) {
  const body = await bodyOf(sample);
  const query = Object.entries(sample.query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return {
    method,
    path:
      path.replaceAll(/\{([^{}]+)\}/g, (_, name) => encoded(sample.path[String(name)] ?? '')) +
      (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      ...headers,
      ...Object.fromEntries(
        Object.entries(sample.header).map(([name, value]) => [
          name,
          textOf(value).replaceAll(/[^\x20-\x7e]/g, encoded),
        ]),
      ),
      ...(body.type !== undefined && { 'content-type': body.type.replaceAll(/[^\x20-\x7e]/g, encoded) }),
      'content-length': String(body.bytes?.length ?? 0),
    },
    body: body.bytes,
  };
}

/** @param {string} origin @param {RawRequest} raw @returns {Promise<Answer>} */
export function send(origin, raw) {
  const { method, path, headers, body } = raw;
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS };
    const outgoing = httpRequest(options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const text = Buffer.concat(parts).toString();
        resolve({ status, headers: received, body: text, ms: performance.now() - started });
      });
      response.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response within ${String(TIMEOUT_MS)} ms`)));
    outgoing.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // The server may close a connection at the moment that it is used again.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(origin, raw));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** @param {Sample} sample @returns {Promise<{ type?: string | undefined, bytes?: Buffer }>} */
async function bodyOf({ type, body }) {
  if (body === undefined) return {};
  if (type === 'multipart/form-data') return multipart(body);
  const isJson = type?.includes('json') ?? true;
  return { type, bytes: Buffer.from(isJson ? JSON.stringify(body) : textOf(body)) };
}

/** @param {Json} body */
async function multipart(body) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (name === 'image') form.append(name, new Blob([textOf(value)], { type: 'image/png' }), 'a.png');
    else form.append(name, textOf(value));
  const encodedForm = new Response(form);
  return {
    type: encodedForm.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encodedForm.arrayBuffer()),
  };
}

/** @param {Json} value */
const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A lone surrogate has no encoding. @param {Json} value */
const encoded = (value) => encodeURIComponent(textOf(value).replaceAll(/\p{Cs}/gu, '\ufffd'));
