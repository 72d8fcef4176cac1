export { httpSender, mailboxSender, type SmsOptions } from './http-sender.ts';
export { smsModule } from './module.ts';
export { countTextsSince, phoneCodeText, queueText, textTimes } from './outbox.ts';
