import { useEffect } from 'react';
import type { MessageResponse } from '@naija/contracts/http/auth';
import { onOutboxEvent, translateText } from '@naija/runtime';
import { showToast } from '@naija/ui';

/** Says that a number in a register has arrived, from any tab, and reloads the list. @param reload a stable function */
export function useReloadAfterEntry(reload: () => unknown): void {
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        if (event.intent.kind !== 'registration') return;
        if (event.type === 'sent')
          showToast(translateText((event.body as MessageResponse).message), { kind: 'success' });
        reload();
      }),
    [reload],
  );
}
