import { words } from '@naija/runtime';

/** Words about what visitors are told was checked of an agent. */
export const CHECK_MESSAGES = words('dashboard.checks', {
  intro: 'Visitors see on your page what was checked, and when. The more, the sooner they trust you.',
  loading: 'Loading what was checked',
  loadFailed: "We couldn't load what was checked",
  refreshFailed: "We couldn't refresh what was checked",
});

export const PHONE_CHECK_MESSAGES = words('dashboard.phone', {
  title: 'Phone number',
  confirmed: (phone: string, day: string) =>
    `${phone} is confirmed since ${day}. Visitors see that on your page.`,
  changes: 'If you change your number, confirm the new one here.',
  offer: (phone: string) =>
    `We send a code to ${phone} as a text message. Type it in here, and visitors see that this phone is yours.`,
  asked: (phone: string) => `We've sent a code to ${phone}. It may take a minute to arrive.`,
  send: 'Send me a code',
  sendAgain: 'Send another code',
  sending: 'Sending…',
  code: 'Code',
  codeHint: 'The 6 digits in the text message. Tell them to nobody, not even to us',
  confirm: 'Confirm number',
  confirming: 'Checking…',
  verifyEmail: 'Verify your email',
  editPhone: 'Change phone number',
});
