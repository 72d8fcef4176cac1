import type { MailRow } from '../../database/schema.ts';

export interface Delivery {
  /** Rejects if the message is not accepted, or on abort. */
  deliver: (mail: MailRow, signal: AbortSignal) => Promise<void>;
  /** True if the outbox keeps the body of a delivered message. */
  keepsBodies: boolean;
  close: () => void;
}

/** Leaves messages in the outbox, for the development mailbox to show. */
export const mailboxDelivery: Delivery = {
  deliver: () => Promise.resolve(),
  keepsBodies: true,
  close: () => undefined,
};
