import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { kitFolders } from './pack.mjs';
import { manifestOf } from '../lib/workspaces.mjs';

const ARCHIVES = '/-/';

/**
 * Serves packed packages as an npm registry on this machine, only for our scope.
 * @param {string} folder of the archives
 * @param {readonly import('./pack.mjs').Packed[]} packed
 * @param {number} port
 */
export async function serveKit(folder, packed, port) {
  const manifests = new Map(kitFolders().map((each) => [manifestOf(each).name, manifestOf(each)]));
  const known = new Map(packed.map((each) => [each.name, each]));
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const archive = packed.find(({ filename }) => pathname.endsWith(ARCHIVES + filename));
    if (archive) {
      createReadStream(path.join(folder, archive.filename)).pipe(response);
      return;
    }
    const name = decodeURIComponent(pathname).split('/').slice(-2).join('/');
    const found = known.get(name);
    if (!found) {
      response.writeHead(404).end('{}');
      return;
    }
    const tarball = `http://${headers.host ?? ''}${ARCHIVES}${found.filename}`;
    const { integrity, version } = found;
    const versions = { [version]: { ...manifests.get(name), dist: { tarball, integrity } } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  }).listen(port, 'localhost');
  await once(server, 'listening');
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${String(taken)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
