import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A server of files that is not the product's own. */
export interface Site {
  url: string;
  /** Nobody answers any more; may be called again. */
  stop: () => Promise<void>;
}

/**
 * A folder of files on a free port, for sites that are not the product's own.
 * @param headers sent with every file
 */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const files = sirv(folder, {
    dev: true,
    setHeaders(response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createServer(files).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
