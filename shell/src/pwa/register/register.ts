import { Workbox } from 'workbox-window';
import { WORKER_PATH, type MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { isFrugal, onFrugalChange, tellWorker } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { scriptAddress } from '../../script-address.ts';
import { tellSaved } from '../saved/tell-saved.ts';
import { followUpdates } from '../updates/follow-updates.ts';
import { consent } from './consent.ts';
import { removeForeignWorkers } from './foreign-workers.ts';

/**
 * Registers the service worker, and keeps page and worker in step from then on.
 * @param isSending whether this page is sending something that a reload would break off
 * @throws Error where the browser refuses
 */
export async function register(isSending: () => boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const clean = () => void removeForeignWorkers().catch(() => undefined); // At the next start.
  clean();
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'OFFLINE_READY') showToast('Ready to use offline', { kind: 'success' });
    else clean();
  });
  const tellFrugal = () => {
    tellWorker({ type: 'FRUGAL', on: isFrugal() });
  };
  tellFrugal();
  onFrugalChange(tellFrugal);
  serviceWorker.addEventListener('controllerchange', tellFrugal);
  tellSaved();

  if (!(await serviceWorker.getRegistration())) await consent();
  const workbox = new Workbox(scriptAddress(WORKER_PATH), { updateViaCache: 'none' });
  const registration = await workbox.register();
  if (registration) followUpdates(workbox, registration, isSending);
}
