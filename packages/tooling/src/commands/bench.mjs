import path from 'node:path';
import { prepare } from '../build/prepare.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments(
  'npm run bench   prints what the first load and the design system measure, and how long lists and searches take',
  {},
);

process.chdir(ROOT);
await prepare();

// Imported here since packages are installed by now.
const { buildOneBundle } = await import('../bench/one-bundle.mjs');
const { federatedWeight, oneBundleWeight } = await import('../bench/first-load.mjs');

const { benchDatabase } = await import('../bench/database.mjs');
const { publicUiWeight } = await import('../bench/ui-weight.mjs');

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
