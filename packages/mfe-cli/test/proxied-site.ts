import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proxySite, type SiteProxy } from '../src/dev/site-proxy.ts';

export interface ProxiedSite {
  /** Address of the site itself. */
  address: string;
  /** Folder of the remote, empty at first. */
  root: string;
  proxy: SiteProxy;
  close(): Promise<void>;
}

/** Starts a site on loopback, with the proxy of `mfe dev` in front of it. */
export async function startProxiedSite(site: Server, protocol: 'http' | 'https'): Promise<ProxiedSite> {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = `${protocol}://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const root = await mkdtemp(path.join(tmpdir(), 'naija-proxied-'));
  const proxy = await proxySite(address, root, 0, () => Promise.resolve());
  return {
    address,
    root,
    proxy,
    async close() {
      await proxy.close();
      site.closeAllConnections();
      site.close();
      await rm(root, { recursive: true });
    },
  };
}
