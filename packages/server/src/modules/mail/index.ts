export { mailLinks, type MailLinks } from './links.ts';
export type { Addressee, MailMessage, MessagePart } from './message.ts';
export { mailModule } from './module.ts';
export { queueMail } from './outbox.ts';
export { formatDays, formatHours } from './duration.ts';
export { renderMessage } from './render.ts';
export { mailboxDelivery } from './send-next.ts';
export { checkSmtp, createDeliveryCheck, type DeliveryCheck, smtpDelivery } from './smtp-delivery.ts';
export { startMailWorker } from './worker.ts';
