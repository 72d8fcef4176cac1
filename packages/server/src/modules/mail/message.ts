import type { Language } from '@naija/contracts/domain/languages';

/** Recipient of a message. */
export interface Addressee {
  /** Full name; '' if it is unknown or must not be used. */
  name: string;
  /** Language of the message. For an agent it is the one stored with the account, not that of the request. */
  language: Language;
}

/** Rendered message. The outbox keeps the subject after sending, so the subject must not contain a secret. */
export interface MailMessage {
  subject: string;
  html: string;
  text: string;
  /** Stops mail of this kind: a page for people, and a POST for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Part of a body; `link` is an absolute address. */
export type MessagePart =
  | { paragraph: string }
  | { button: string; link: string }
  | { code: string }
  | { small: string }
  | { small: string; link: string };
