import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';

interface MinBodyRate {
  bytes: number;
  intervalMs: number;
}

const MIN_RATE: MinBodyRate = { bytes: 30_000, intervalMs: 30_000 };

/** Responds 408 and ends the connection if a body stalls or trickles (slowloris); uploads may take minutes. */
export function abortSlowBodies(app: App, { bytes, intervalMs }: MinBodyRate = MIN_RATE): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      let before = raw.socket.bytesRead;
      const timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        if (raw.complete) clearInterval(timer);
        else if (bytesRead - before < bytes) abortRequest(request);
        before = bytesRead;
      }, intervalMs);
      timer.unref();
      reply.raw.once('close', () => {
        clearInterval(timer);
      });
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Returns a function that cancels the timeout. */
export function abortBodyAfter(request: FastifyRequest, timeoutMs: number): () => void {
  const timer = setTimeout(() => {
    if (!request.raw.complete) abortRequest(request);
  }, timeoutMs);
  timer.unref();
  return () => {
    clearTimeout(timer);
  };
}

function abortRequest({ server, raw: { socket } }: FastifyRequest): void {
  const error = Object.assign(new Error('the body of a request stopped arriving'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  server.server.emit('clientError', error, socket);
  socket.destroySoon();
}
