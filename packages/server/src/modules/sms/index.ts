export { httpSender } from './http-sender.ts';
export { countTextsSince, queueText, textTimes } from './outbox.ts';
export { phoneCodeText } from './phone-code-text.ts';
export { mailboxSender, type SmsOptions } from './sender.ts';
export { smsModule } from './module.ts';
