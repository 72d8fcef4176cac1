import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

const FETCH_TIMEOUT_MS = 30_000;
const SITE = 'http://site.invalid';

/** Source that releases are read from; `name` is used in messages. */
export interface ReleaseSource {
  name: string;
  /** True if it has the files that are not sent to browsers. */
  hasServerFiles: boolean;
  read(url: string): Promise<Buffer>;
}

/** Reads from a folder of releases; the origins of URLs are ignored. */
export function folderSource(dir: string): ReleaseSource {
  const root = path.resolve(dir);
  return {
    name: dir,
    hasServerFiles: true,
    async read(url) {
      const { pathname } = new URL(url, SITE);
      const name = pathname === REGISTRY_PATH ? pathname : pathname.replace(/^\/remotes(?=\/)/, '');
      const file = path.join(root, decodeURIComponent(name));
      if (!file.startsWith(root + path.sep)) throw new Error('lies outside the folder');
      return readFile(file).catch((error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Error('is missing') : error;
      });
    },
  };
}

export function urlSource(origin: string): ReleaseSource {
  return {
    name: origin,
    hasServerFiles: false,
    async read(url) {
      const address = new URL(url, origin);
      const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(
        (cause: unknown) => {
          throw new Error(`cannot be fetched from ${address.origin}`, { cause });
        },
      );
      if (response.status === 404) throw new Error('is missing');
      if (!response.ok) throw new Error(`is answered with status ${String(response.status)}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
