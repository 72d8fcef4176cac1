import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '../src/dev/watch-build.ts';
import { proxySite, type SiteProxy } from '../src/dev/site-proxy.ts';

export interface ProxiedSite {
  /** Address of the site itself. */
  address: string;
  /** Folder of the remote, empty at first. */
  root: string;
  proxy: SiteProxy;
  /** Tells open pages of a build. */
  built: (build: Build) => void;
  close(): Promise<void>;
}

/** Starts a site on loopback, with the proxy of `mfe dev` in front of it. */
export async function startProxiedSite(site: Server, protocol: 'http' | 'https'): Promise<ProxiedSite> {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = `${protocol}://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const root = await mkdtemp(path.join(tmpdir(), 'naija-proxied-'));
  const listeners = new Set<(build: Build) => void>();
  const proxy = await proxySite(address, root, 0, {
    settled: () => Promise.resolve(),
    onBuild(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    address,
    root,
    proxy,
    built(build) {
      for (const listener of listeners) listener(build);
    },
    async close() {
      await proxy.close();
      site.closeAllConnections();
      site.close();
      await rm(root, { recursive: true });
    },
  };
}
