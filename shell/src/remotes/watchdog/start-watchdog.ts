import { trustedScriptUrl } from '../../browser/trusted-script-url.ts';
import address from './watchdog.worker.ts?worker&url';

export function startWatchdog(): Worker | undefined {
  try {
    return new Worker(trustedScriptUrl(address), { type: 'module' });
  } catch {
    return undefined;
  }
}
