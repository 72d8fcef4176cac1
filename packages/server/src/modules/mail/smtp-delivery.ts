import { createTransport } from 'nodemailer';
import type { MailRow } from '../../database/schema.ts';
import type { Delivery } from './delivery.ts';

// Nodemailer's own go up to ten minutes. RFC 5321, section 4.5.3.2, asks for minutes too, of relays; whoever submits
// mail keeps it and tries again.
const TIMEOUTS = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
} as const;

export interface SmtpSettings {
  /** smtp:// (encrypted where the server offers it; always with `?requireTLS=true`) or smtps://. */
  url: string;
  /** As `Name <address>`. */
  from: string;
}

/** Hands letters to an SMTP server, over connections that are kept for a while. */
export function smtpDelivery({ url, from }: SmtpSettings): Delivery {
  const transport = createTransport({ pool: true, url, maxRequeues: 1, ...TIMEOUTS });
  // Every failure comes with the letter it befell; without a listener this event would end the process.
  transport.on('error', () => undefined);
  const domain = from.split('@')[1]?.replace('>', '') ?? 'localhost';
  return {
    deliver: async (mail, signal) => {
      await transport.sendMail({ ...message(mail, domain), from, signal });
    },
    keepsBodies: false,
    close: () => {
      transport.close();
    },
  };
}

function message({ id, recipient, subject, html, text, createdAt }: MailRow, domain: string) {
  return {
    // As an object it stays one address, whatever stands in it.
    to: { name: '', address: recipient },
    subject,
    html: html ?? '',
    text: text ?? '',
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    // RFC 3834: so that no absence notice comes back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
