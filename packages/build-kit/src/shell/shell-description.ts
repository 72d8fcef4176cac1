import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import type { ShellOffer } from '@naija/contracts/remote/shell-offer';

/** Writes shell.json: the shell's offer to remotes, and a hash of all its files as `build`. */
export function shellDescription(offer: () => Promise<ShellOffer>): Plugin {
  return {
    name: 'naija:shell-description',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const build = await hashOf(dir);
        await writeFile(path.join(dir, SHELL_MANIFEST_PATH), JSON.stringify({ ...(await offer()), build }));
      },
    },
  };
}

/** Hash of the names and contents of all files, including the public folder. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
