import type { FastifyInstance } from 'fastify';

/** Closes keep-alive connections after their current response once the server is closing. */
export function closeKeepAliveConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
