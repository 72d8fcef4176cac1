import type { Language } from '@naija/contracts/domain/languages';

export interface Addressee {
  /** Full name; '' if unknown or not to be used. */
  name: string;
  /** For an agent, the language of the account instead of the request. */
  language: Language;
}

/** The outbox keeps the subject, so it must not contain a secret. */
export interface MailMessage {
  subject: string;
  html: string;
  text: string;
  /** Page for people, and POST for mail programs (RFC 8058), that stop this kind of mail. */
  unsubscribeUrl?: string | undefined;
}

/** `link` is an absolute address. */
export type MessagePart =
  | { paragraph: string }
  | { button: string; link: string }
  | { code: string }
  | { small: string }
  | { small: string; link: string };
