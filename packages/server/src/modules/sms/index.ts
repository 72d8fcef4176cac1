export { httpSender, mailboxSender, type SmsOptions, type TextSender } from './http-sender.ts';
export { countTextsSince, queueText, textTimes, phoneCodeText } from './outbox.ts';
export { smsModule } from './module.ts';
export { sendTextTask } from './send-task.ts';
