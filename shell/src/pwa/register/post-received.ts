import { postToWorker } from '@naija/runtime';
import { addReceived, observeReceived, receivedThisMonth } from '../../received-bytes.ts';
import { readStored, removeStored, writeStored } from '../../storage.ts';

/** Name in localStorage of the bytes that came while there was no worker to count them. */
const KEY = 'naija:received';

/** Posts what this page has received past the worker, once there is one to count it. Once per page. */
export function postReceived(): void {
  const post = () => {
    const bytes = receivedThisMonth(readStored(KEY));
    if (bytes === 0 || !navigator.serviceWorker.controller) return;
    removeStored(KEY);
    postToWorker({ type: 'RECEIVED', bytes });
  };
  post();
  navigator.serviceWorker.addEventListener('controllerchange', post);
  observeReceived(['navigation', 'resource'], (bytes) => {
    writeStored(KEY, addReceived(readStored(KEY), bytes));
    post();
  });
}
