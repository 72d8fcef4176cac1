import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { run } from '../lib/run.mjs';

const TLS_HANDSHAKE = 0x16;

/** @typedef {{ host: string, certificate: string, stop: () => void }} TlsFront `certificate` is a file */

/**
 * Acts as the proxy of a production site on one port: TLS with a certificate of its own, and a redirect from http to https.
 * @param {string} target address of the server @param {string} folder for the certificate
 * @returns {Promise<TlsFront>}
 */
export async function startTlsFront(target, folder) {
  const { key, certificate } = await createCertificate(folder);
  const https = createHttpsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, response) => {
      const options = {
        method: incoming.method,
        headers: { ...incoming.headers, 'x-forwarded-proto': 'https' },
      };
      const outgoing = request(new URL(incoming.url ?? '/', target), options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      incoming.pipe(outgoing);
    },
  );
  const http = createHttpServer((incoming, response) => {
    response
      .writeHead(301, { location: `https://${incoming.headers.host ?? ''}${incoming.url ?? '/'}` })
      .end();
  });
  const front = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? https : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(0, 'localhost');
  await once(front, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (front.address());
  const stop = () => {
    front.close();
    https.closeAllConnections();
  };
  return { host: `localhost:${String(port)}`, certificate, stop };
}

/** @param {string} folder */
async function createCertificate(folder) {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const { code, output } = await run(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`openssl made no certificate:\n${output}`);
  return { key, certificate };
}
