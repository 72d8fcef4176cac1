import type { MailRow } from '../../database/schema.ts';

/** A way for letters to leave the outbox. */
export interface Delivery {
  /** Rejects where the letter was not taken, or the signal came first. */
  deliver: (mail: MailRow, signal: AbortSignal) => Promise<void>;
  /** Whether a letter can still be read in the outbox once it is delivered. */
  keepsBodies: boolean;
  close: () => void;
}

/** Leaves letters where they are, for the mailbox of development to show. */
export const mailboxDelivery: Delivery = {
  deliver: () => Promise.resolve(),
  keepsBodies: true,
  close: () => undefined,
};
