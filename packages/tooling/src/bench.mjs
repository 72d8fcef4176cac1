import path from 'node:path';
import { prepare } from './build.mjs';
import { ROOT } from './workspaces.mjs';

process.chdir(ROOT);
await prepare();

// These need installed packages, so they cannot be imported before.
const { buildOneBundle } = await import('./bench/one-bundle.mjs');
const { federatedWeight, oneBundleWeight } = await import('./bench/first-load.mjs');

const { benchDatabase } = await import('./bench/database.mjs');
const { publicUiWeight } = await import('./bench/ui-weight.mjs');

const folder = path.join(ROOT, '.cache/bench/one-bundle');
await buildOneBundle(folder);
const federated = federatedWeight();
const together = oneBundleWeight(folder);
console.table({ federated, 'one bundle': together });
console.log(
  `First load of /, JavaScript with Brotli: ${(federated.brotli / together.brotli).toFixed(3)} x one bundle`,
);

const ui = await publicUiWeight();
console.log(
  `Design system on public pages (${String(ui.names.length)} names): ${(ui.gzip / 1024).toFixed(1)} kB gzip`,
);

await benchDatabase();
