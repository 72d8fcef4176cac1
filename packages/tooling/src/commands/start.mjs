import { prepare } from '../build/prepare.mjs';
import { publishCheckout } from '../build/publish-checkout.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { exitWithError } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments(
  'npm start   the whole site, built: publishes what this checkout holds and serves it on PORT (3000)',
  {},
);

process.chdir(ROOT);
await prepare();
loadEnvFile();

// Imported here since it is built by now.
const { readSettings } = await import('@naija/server/env');
const { mode, remotesDir, registryKey: key } = settings();
const { machineUser } = await import('@naija/releases');
// In production a restart must never change what visitors get.
const onStart = { replacesOwn: mode !== 'production' };
await publishCheckout(remotesDir, { who: machineUser(), onStart, ...(key && { key }) });
await import('@naija/server/main');

function settings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error));
  }
}
