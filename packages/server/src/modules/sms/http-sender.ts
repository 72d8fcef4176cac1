/** Text message on its way to a provider. */
interface OutgoingText {
  /** The same for each attempt. */
  id: string;
  /** Number with a plus and the country code. */
  to: string;
  text: string;
}

export interface TextSender {
  /** Rejects if the message is not accepted; with TextRefused if another attempt would not help. */
  send: (message: OutgoingText, signal: AbortSignal) => Promise<void>;
  /** True if the text of a sent message is kept. */
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

/** The provider will never accept this message. */
export class TextRefused extends Error {}

/** Leaves messages in the database, for the development mailbox to show. */
export const mailboxSender: TextSender = { send: () => Promise.resolve(), keepsTexts: true };
const TIMEOUT_MS = 10_000;
/** Request Timeout, Too Early, Too Many Requests: the statuses that the outbox retries too */
const RETRYABLE_STATUSES = [408, 425, 429];

export interface HttpSenderOptions {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
  timeoutMs?: number;
}

/**
 * Sends `{ id, to, text }` as JSON to one address, which forwards to a provider; any 2xx means that it was accepted. No input
 * of an agent chooses the address, and redirects are not followed.
 */
export function httpSender({ url, token, timeoutMs = TIMEOUT_MS }: HttpSenderOptions): TextSender {
  return {
    keepsTexts: false,
    async send(message, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const { status } = response;
      const answer = `it answered ${String(status)}`;
      const isFinal = status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
      throw isFinal ? new TextRefused(answer) : new Error(answer);
    },
  };
}
