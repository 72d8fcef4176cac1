import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export interface Site {
  origin: () => string;
  otherOrigin: () => string;
  /** Paths requested from the other origin. */
  requestedElsewhere: () => readonly string[];
}

/** Serves a folder of releases on two origins, for each test. */
export function siteOf(dir: () => string): Site {
  let servers: Server[] = [];
  let requested: string[] = [];
  beforeEach(async () => {
    requested = [];
    servers = [serverOf(dir), serverOf(dir, (url) => requested.push(url))];
    for (const server of servers)
      await new Promise<void>((resolve) =>
        server.listen(0, '127.0.0.1', () => {
          resolve();
        }),
      );
  });
  afterEach(async () => {
    for (const server of servers) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  });
  const originOf = (server: Server | undefined) =>
    `http://127.0.0.1:${String((server?.address() as AddressInfo).port)}`;
  return {
    origin: () => originOf(servers[0]),
    otherOrigin: () => originOf(servers[1]),
    requestedElsewhere: () => requested,
  };
}

function serverOf(dir: () => string, onRequest: (url: string) => void = () => undefined): Server {
  return createServer(({ url = '' }, response) => {
    onRequest(url);
    readFile(path.join(dir(), url.replace(/^\/remotes\//, '/'))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}
