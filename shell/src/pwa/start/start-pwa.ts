import { whenQuiet } from './when-quiet.ts';

/**
 * Brings in the service worker once the page has all it needs. The dev server has none.
 * @param isSending whether this page is sending something that a reload would break off
 */
export function startPwa(isSending: () => boolean): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  whenQuiet(() => {
    import('../register/register.ts').then(({ register }) => register(isSending)).catch(() => undefined); // The page works without: in private windows, or where the phone is full.
  });
}
