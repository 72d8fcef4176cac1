import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../../start-error.ts';

export interface MetricsSource {
  readonly contentType: string;
  metrics: () => Promise<string>;
}

export interface MetricsServer {
  url: string;
  close: () => Promise<void>;
}

const PATH = '/metrics';
/** Enough for a pair of Prometheus servers and an operator. */
const MAX_CONNECTIONS = 20;

/** Serves metrics on a separate port, which visitors must not reach. Rejects with StartError if the port cannot be bound. */
export async function serveMetrics(
  source: MetricsSource,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          `METRICS_PORT=${String(port)} on ${host} cannot be used: ${error.code ?? error.message}`,
        ),
      );
    });
    server.listen({ host, port }, resolve);
  });
  const { address, family, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${String(bound)}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
