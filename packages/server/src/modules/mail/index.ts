export { mailboxDelivery } from './send-next.ts';
export { createDeliveryCheck, type DeliveryCheck, checkSmtp, smtpDelivery } from './smtp-delivery.ts';
export { mailLinks, type MailLinks } from './links.ts';
export { queueMail } from './outbox.ts';
export type { Addressee, MailMessage, MessagePart } from './message.ts';
export { formatDays, formatHours, renderMessage } from './render.ts';
export { startMailWorker } from './worker.ts';
export { mailModule } from './module.ts';
