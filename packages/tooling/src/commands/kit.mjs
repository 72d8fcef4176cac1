import path from 'node:path';
import { prepareKit } from '../build/build.mjs';
import { packKit } from '../kit/pack.mjs';
import { serveKit } from '../kit/registry.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const FOLDER = path.join(ROOT, '.cache/kit');

const { values } = readArguments(
  `npm run kit                     packs what teams install in repositories of their own, into .cache/kit
npm run kit -- --registry 4873   serves it as an npm registry on this machine as well`,
  { registry: { type: 'string' } },
);

process.chdir(ROOT);
await prepareKit();
const packed = await packKit(FOLDER);
for (const { name, version, filename } of packed) log(`${name} ${version}: ${path.join(FOLDER, filename)}`);

if (values.registry !== undefined) {
  const port = Number(values.registry);
  const registry = await serveKit(FOLDER, packed, port).catch((/** @type {unknown} */ error) => {
    if (/** @type {{ code?: string }} */ (error).code !== 'EADDRINUSE') throw error;
    exitWithError(`Port ${String(port)} is already in use: name another after --registry`);
  });
  closeOnSignal(registry.close);
  log(`A registry for @naija until Ctrl-C; for npm: @naija:registry=${registry.address}`);
}
