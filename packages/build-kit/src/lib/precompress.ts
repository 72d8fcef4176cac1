import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Writes Brotli and gzip copies of every text file, which the server serves. */
export function precompress(): Plugin {
  return {
    name: 'naija:precompress',
    apply: 'build',
    writeBundle: {
      // Runs after all plugins that write files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        // In watch mode, compression would take longer than the build.
        if (dir === undefined || this.meta.watchMode) return;
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter(isCompressed).map((file) => compress(dir, file)));
      },
    },
  };
}

function isCompressed(file: string): boolean {
  return COMPRESSIBLE.test(file) && file !== SERVER_ENTRY_FILE;
}

async function compress(folder: string, file: string): Promise<void> {
  const name = path.join(folder, file);
  const bytes = await readFile(name);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${name}.br`, await brotliAsync(bytes, { params }));
  await writeFile(`${name}.gz`, await gzipAsync(bytes, { level: 9 }));
}
