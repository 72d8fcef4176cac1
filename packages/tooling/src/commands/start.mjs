import { prepare } from '../build/build.mjs';
import { publishCheckout } from '../build/publish-checkout.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { exitWithError, log } from '../lib/log.mjs';
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
const settings = startSettings();
const { mode, registryKeys } = settings;
const { machineUser } = await import('@naija/releases');
// In production a restart must never change what visitors get.
const onStart = { replacesOwn: mode !== 'production' };
const { withReleases } = await import('@naija/server/releases');
await withReleases(settings, log, (releases) =>
  publishCheckout(releases, { who: machineUser(), onStart, ...registryKeys }),
).catch((/** @type {unknown} */ error) => {
  // The server says what it cannot start without.
  log(`nothing is published: ${error instanceof Error ? error.message : String(error)}`);
});
await import('@naija/server/main');

function startSettings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error));
  }
}
