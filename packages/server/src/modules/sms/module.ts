import { textMessages } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { textData } from './personal-data.ts';
import { sendTextTask } from './send-task.ts';

export const smsModule = {
  name: 'sms',
  jobs: ({ sms, ...services }) => ({
    tasks: sms ? [sendTextTask({ ...services, sender: sms.sender })] : [],
  }),
  retention: [{ name: 'textMessages', column: textMessages.createdAt }],
  personalData: [textData],
} satisfies Module;
