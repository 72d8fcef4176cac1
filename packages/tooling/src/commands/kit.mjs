import path from 'node:path';
import { prepareKit } from '../build/build.mjs';
import { packKit } from '../kit/pack.mjs';
import { serveKit } from '../kit/registry.mjs';
import { readArguments } from '../lib/cli.mjs';
import { explainPort } from '../lib/free-port.mjs';
import { log } from '../lib/log.mjs';
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
  const registry = await serveKit(FOLDER, packed, port).catch((/** @type {unknown} */ error) =>
    explainPort(error, port),
  );
  closeOnSignal(registry.close);
  log(`A registry for @naija until Ctrl-C; for npm: @naija:registry=${registry.address}`);
}
