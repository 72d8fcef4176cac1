import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

/** Milliseconds that one file may take. */
const PATIENCE = 30_000;
const SITE = 'http://site.invalid';

/** Where releases are read from. */
export interface ReleaseSource {
  /** For messages. */
  name: string;
  /** Reads the file at an address as the registry gives it; throws in words. */
  read(url: string): Promise<Buffer>;
}

/** A folder of releases; addresses of other origins stand for the files that were published for them here. */
export function folderSource(dir: string): ReleaseSource {
  const root = path.resolve(dir);
  return {
    name: dir,
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

/** A running site, with whatever other origins its registry names. */
export function urlSource(origin: string): ReleaseSource {
  return {
    name: origin,
    async read(url) {
      const address = new URL(url, origin);
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(
        (cause: unknown) => {
          throw new Error(`cannot be fetched from ${address.origin}`, { cause });
        },
      );
      if (answer.status === 404) throw new Error('is missing');
      if (!answer.ok) throw new Error(`is answered with status ${String(answer.status)}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
