import { isDataSaverOn } from '@naija/runtime';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

/**
 * Shares of page loads that are reported. All of a canary, which few visitors get and which is waited for; of the default
 * release beside it as many as the canary has at its largest share, or more; otherwise what a history needs.
 */
const SHARES = { canary: 1, besideCanary: 1 / 3, usual: 1 / 10 };

/**
 * Share of the page loads of a release that is reported; what happens in a page load does not change it. None with data saver,
 * nor of browsers that a program steers, which are no visitors.
 */
export function sampleOf({ deployment }: Pick<RegistryEntry, 'deployment'>): number {
  if (isDataSaverOn() || navigator.webdriver) return 0;
  const { traffic, default: isDefault } = deployment;
  if (!isDefault) return traffic > 0 ? SHARES.canary : SHARES.usual;
  return traffic < 100 ? SHARES.besideCanary : SHARES.usual;
}
