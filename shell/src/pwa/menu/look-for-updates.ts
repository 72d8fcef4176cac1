import { tellWorker } from '@naija/runtime';

export type UpdateNews = 'newer' | 'newest' | 'no worker' | 'no line';

/** Looks for a newer version of shell and remotes now. A newer one is offered by itself as soon as it is ready. */
export async function lookForUpdates(): Promise<UpdateNews> {
  if (!('serviceWorker' in navigator)) return 'no worker';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'no worker';
  tellWorker({ type: 'CHECK_RELEASES' });
  try {
    await registration.update();
  } catch {
    return 'no line';
  }
  return registration.installing || registration.waiting ? 'newer' : 'newest';
}
