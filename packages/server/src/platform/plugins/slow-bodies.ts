import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';

/** How slowly a body may arrive. */
interface SlowestBody {
  /** Bytes, and in how many milliseconds they must have come. */
  bytes: number;
  within: number;
}

const SLOWEST: SlowestBody = { bytes: 30_000, within: 30_000 };

/**
 * Answers 408 and ends the connection where a body stops arriving, or all but stops: uploads may take minutes, and
 * nobody may hold a place for so long by sending next to nothing.
 */
export function endSlowBodies(app: App, { bytes, within }: SlowestBody = SLOWEST): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      let before = raw.socket.bytesRead;
      const timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        if (raw.complete) clearInterval(timer);
        else if (bytesRead - before < bytes) endRequest(request);
        before = bytesRead;
      }, within);
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

/**
 * Answers 408 and ends the connection where a body has not arrived whole in a time, however steadily it comes.
 * @returns what calls that off
 */
export function endBodyAfter(request: FastifyRequest, ms: number): () => void {
  const timer = setTimeout(() => {
    if (!request.raw.complete) endRequest(request);
  }, ms);
  timer.unref();
  return () => {
    clearTimeout(timer);
  };
}

/** As Node ends requests that take too long: the answer is that of `clientErrorHandler`. */
function endRequest({ server, raw: { socket } }: FastifyRequest): void {
  const error = Object.assign(new Error('the body of a request stopped arriving'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  server.server.emit('clientError', error, socket);
  socket.destroySoon();
}
