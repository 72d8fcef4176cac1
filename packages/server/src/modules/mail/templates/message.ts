import type { Language } from '@naija/contracts/domain/languages';

/** Whom a message is to. */
export interface Addressee {
  /** Full name; '' where none is known, or may be used. */
  name: string;
  /** Of the message. An agent's is the one stored with the account, whoever the request comes from. */
  language: Language;
}

/** A rendered message. The outbox keeps the subject after sending, unlike the bodies: it must hold no secret. */
export interface MailMessage {
  subject: string;
  html: string;
  text: string;
  /** Switches such mail off: on a page, and by a POST of the mail program (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** A part of a body; `link` is an absolute address. */
export type MessagePart =
  | { paragraph: string }
  | { button: string; link: string }
  | { code: string }
  | { small: string }
  | { small: string; link: string };
