/** A rendered message. The outbox keeps the subject after sending, unlike the bodies: it must hold no secret. */
export interface MailMessage {
  subject: string;
  html: string;
  text: string;
}

/** A part of a body; `link` is an absolute address. */
export type MessagePart =
  { paragraph: string } | { button: string; link: string } | { code: string } | { small: string };
