import { useEffect } from 'react';
import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';

/** Calls back when the service worker has got a push. @param onPush a stable function */
export function useWorkerPushes(onPush: () => unknown): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.type === 'NOTIFIED') onPush();
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => {
      serviceWorker.removeEventListener('message', onMessage);
    };
  }, [onPush]);
}
