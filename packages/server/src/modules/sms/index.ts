export { httpSender } from './http-sender.ts';
export { countTextsSince, queueText, textTimes } from './outbox.ts';
export { textData } from './personal-data.ts';
export { phoneCodeText } from './outbox.ts';
export { mailboxSender, type TextSender } from './http-sender.ts';
export { sendTextTask } from './send-task.ts';
