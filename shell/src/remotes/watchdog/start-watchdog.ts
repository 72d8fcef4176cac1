import { scriptAddress } from '../../script-address.ts';
import address from './watchdog.worker.ts?worker&url';

/** The worker that watches this page; undefined where there is none to be had. */
export function startWatchdog(): Worker | undefined {
  try {
    return new Worker(scriptAddress(address), { type: 'module' });
  } catch {
    return undefined;
  }
}
