import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFolders, ROOT } from '../../lib/workspaces.mjs';

const ENTRY = 'remoteEntry.js';
const EMPTY = 'export {};\n';

/**
 * Publishes the routes of all remotes without any file, for the shell that has them in its one bundle.
 * @param {string} remotesDir
 */
export async function publishRoutes(remotesDir) {
  // Imported here since it is built by now.
  const { integrityOf, publishRelease, RELEASE_FILE } = await import('@naija/releases');
  const asset = { url: ENTRY, size: Buffer.byteLength(EMPTY), integrity: integrityOf(EMPTY) };
  for (const remote of remoteFolders()) {
    const built = path.join(ROOT, remote, 'dist/release', RELEASE_FILE);
    /** @type {import('@naija/contracts/remote/release').Release} */
    const { name, version, contract, requires, routes } = JSON.parse(await readFile(built, 'utf8'));
    const release = {
      ...{ name, version, contract, requires, uses: {}, entry: ENTRY, assets: [asset] },
      routes: routes.map((route) => ({ ...route, js: [], css: [] })),
    };
    const folder = path.join(remotesDir, '..', `routes-of-${name}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, ENTRY), EMPTY);
    await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
    await publishRelease(folder, remotesDir);
    await rm(folder, { recursive: true });
  }
}
