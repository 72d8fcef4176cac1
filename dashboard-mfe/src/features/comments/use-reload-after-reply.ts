import { useEffect } from 'react';
import type { ReplyResponse } from '@naija/contracts/http/moderation';
import { onOutboxEvent, translateText } from '@naija/runtime';
import { showToast } from '@naija/ui';

/** Says that a reply was posted or refused, from any tab, and reloads the comments. @param reload a stable function */
export function useReloadAfterReply(reload: () => unknown): void {
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        if (event.intent.kind !== 'reply') return;
        if (event.type === 'sent')
          showToast(translateText((event.body as ReplyResponse).message), { kind: 'success' });
        else if (event.problem.kind === 'refused')
          showToast(translateText(event.problem.message), { kind: 'danger' });
        reload();
      }),
    [reload],
  );
}
