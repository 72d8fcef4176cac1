/** A text message on its way to a provider. */
export interface OutgoingText {
  /** The same for each attempt. */
  id: string;
  /** With a plus and the country code. */
  to: string;
  text: string;
}

export interface TextSender {
  /** Rejects if the message is not accepted, with TextRefused where another attempt would not help. */
  send: (message: OutgoingText, signal: AbortSignal) => Promise<void>;
  /** Whether the text of a sent message is kept. */
  keepsTexts: boolean;
}

/** How this site sends text messages. */
export interface SmsOptions {
  sender: TextSender;
  /** Calling codes of the countries that codes are sent to. */
  countries: readonly string[];
  /** Messages in 24 hours, to all agents together. */
  dailyMax: number;
}

/** The provider does not take this message, now or later. */
export class TextRefused extends Error {}

/** Leaves messages in the database, for the development mailbox to show. */
export const mailboxSender: TextSender = { send: () => Promise.resolve(), keepsTexts: true };
