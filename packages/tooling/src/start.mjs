import { prepare } from './build.mjs';
import { publishCheckout } from './publish-checkout.mjs';
import { giveUp } from './say.mjs';
import { ROOT } from './workspaces.mjs';

process.chdir(ROOT);
await prepare();

// The server is loaded only now: before, it may not have been built.
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
    giveUp(error instanceof Error ? error.message : String(error));
  }
}
