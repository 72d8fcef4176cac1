import { onEvent } from '../../platform/telemetry/events.ts';

export interface DeliveryCheck {
  /** Rejects where the last attempt to send mail in this process found no mail server that takes it. */
  check: () => Promise<void>;
  close: () => void;
}

/** Remembers how the last attempt to send mail ended; a refused recipient is no fault of the mail server. */
export function createDeliveryCheck(): DeliveryCheck {
  let isReachable = true;
  const close = onEvent('mail.attempted', (attempt) => {
    ({ isReachable } = attempt);
  });
  return {
    check: () =>
      isReachable
        ? Promise.resolve()
        : Promise.reject(new Error('the mail server did not take the last message')),
    close,
  };
}
