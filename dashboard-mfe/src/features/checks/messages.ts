import { words } from '@naija/runtime';

/** Texts about the checks that visitors see. */
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

export const REGISTRATION_MESSAGES = words('dashboard.registrations', {
  hints: {
    cac: 'Is your business registered? Enter its RC, BN, IT, LP or LLP number.',
    lasrera: 'Do you work in Lagos? Enter the number of your LASRERA registration.',
    niesv: 'Are you an estate surveyor? Enter your NIESV number.',
  },
  pending: (number: string) =>
    `${number} waits to be looked up in the public register. We tell you by email what came of it.`,
  confirmed: (number: string, checkedOn: string, validUntil: string) =>
    `${number} was found in the public register on ${checkedOn}. Visitors see that on your page until ${validUntil}.`,
  refused: (number: string) => `${number} could not be confirmed, so visitors don't see it.`,
  revoked: (number: string) => `${number} no longer counts as checked, so visitors don't see it.`,
  expired: (number: string, validUntil: string) =>
    `${number} was valid until ${validUntil}, so visitors don't see it any more. Renewed it? Enter it again.`,
  reason: 'Reason',
  enter: (register: string) => `Enter ${register} number`,
  change: (register: string) => `Change ${register} number`,
  remove: (register: string) => `Remove ${register} number`,
  changeHint: 'A changed number has to be checked again; until then visitors see none.',
  number: 'Number',
  numberHint: 'As on the certificate',
  send: 'Have it checked',
  sending: 'Saving…',
  cancel: 'Cancel',
  title: (register: string) => `Your ${register} number`,
});
