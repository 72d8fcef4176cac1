import type { SwitchOptions } from '@naija/releases';
import type { PublishingOptions } from './context.ts';

/** How a switch by a remote's team is written down and signed. */
export function switchBy(remote: string, { registryKey }: PublishingOptions): SwitchOptions {
  return { who: `key of ${remote}`, ...(registryKey && { key: registryKey }) };
}
