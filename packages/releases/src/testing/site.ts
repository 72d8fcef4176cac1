import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export interface Site {
  origin: () => string;
  /** Another origin with the same files. */
  otherOrigin: () => string;
  /** Paths asked for there. */
  askedElsewhere: () => readonly string[];
}

/** Serves a folder of releases as the site does, on two origins, for each test. */
export function siteOf(dir: () => string): Site {
  let servers: Server[] = [];
  let asked: string[] = [];
  beforeEach(async () => {
    asked = [];
    servers = [serverOf(dir), serverOf(dir, (url) => asked.push(url))];
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
    askedElsewhere: () => asked,
  };
}

function serverOf(dir: () => string, onRequest: (url: string) => void = () => undefined): Server {
  return createServer(({ url = '' }, answer) => {
    onRequest(url);
    readFile(path.join(dir(), url.replace(/^\/remotes\//, '/'))).then(
      (bytes) => answer.end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
}
