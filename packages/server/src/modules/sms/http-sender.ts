interface OutgoingText {
  /** All attempts have this id. */
  id: string;
  /** Number with a plus and the country code. */
  to: string;
  text: string;
}

export interface TextSender {
  /** Rejects if the message is not accepted; with TextRefused if it never will be. */
  send: (message: OutgoingText, signal: AbortSignal) => Promise<void>;
  keepsTexts: boolean;
}

export interface SmsOptions {
  sender: TextSender;
  /** Calling codes. */
  countries: readonly string[];
  /** Messages in 24 hours, to all agents together. */
  dailyMax: number;
}

/** The provider will never accept this message. */
export class TextRefused extends Error {}

/** The development mailbox shows these messages. */
export const mailboxSender: TextSender = { send: () => Promise.resolve(), keepsTexts: true };
const TIMEOUT_MS = 10_000;
/** Request Timeout, Too Early, Too Many Requests */
const RETRYABLE_STATUSES = [408, 425, 429];

export interface HttpSenderOptions {
  url: string;
  /** Bearer token. */
  token: string | undefined;
  timeoutMs?: number;
}

/**
 * Sends `{ id, to, text }` to one address, which forwards to a provider; any 2xx means acceptance. Agents cannot choose the
 * address, and redirects are not followed.
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
