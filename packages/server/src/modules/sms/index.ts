export { httpSender } from './http-sender.ts';
export { countTextsSince, queueText, textTimes } from './outbox.ts';
export { textData } from './personal-data.ts';
export { phoneCodeText } from './phone-code-text.ts';
export { mailboxSender, type TextSender } from './sender.ts';
export { sendTextTask } from './send-task.ts';
