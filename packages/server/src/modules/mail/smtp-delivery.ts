import { createTransport } from 'nodemailer';
import type { MailRow } from '../../database/schema.ts';
import type { Delivery } from './send-next.ts';
import { onEvent } from '../../platform/telemetry/events.ts';

// Milliseconds. Nodemailer's defaults follow RFC 5321, section 4.5.3.2, for relays; this client retries
const TIMEOUTS = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
} as const;

export interface SmtpSettings {
  /** `smtp://` (STARTTLS if offered; `?requireTLS=true` always) or `smtps://`. */
  url: string;
  /** Such as `Name <address>`. */
  from: string;
}

export function smtpDelivery({ url, from }: SmtpSettings): Delivery {
  const transport = createTransport({ pool: true, url, maxRequeues: 1, ...TIMEOUTS });
  // Without a listener this event would end the process; `sendMail` rejects too.
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

function message({ id, recipient, subject, html, text, unsubscribeUrl, createdAt }: MailRow, domain: string) {
  return {
    // Nodemailer does not parse an object as a list of addresses.
    to: { name: '', address: recipient },
    subject,
    html: html ?? '',
    text: text ?? '',
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    // RFC 3834 suppresses absence notices with this header.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One-click unsubscription (RFC 8058).
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Rejects if the server does not respond, or refuses encryption or login. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export interface DeliveryCheck {
  /** Rejects if the last attempt found no mail server that accepts mail. */
  check: () => Promise<void>;
  close: () => void;
}

/** Remembers the outcome of the last attempt to send mail; a refused recipient does not count as a fault of the mail server. */
export function createDeliveryCheck(): DeliveryCheck {
  let isReachable = true;
  const close = onEvent('mail.attempted', (attempt) => {
    ({ isReachable } = attempt);
  });
  return {
    check: () =>
      isReachable
        ? Promise.resolve()
        : Promise.reject(new Error('the mail server did not accept the last message')),
    close,
  };
}
