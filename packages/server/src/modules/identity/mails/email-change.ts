import { words } from '../../../platform/translations/words.ts';
import {
  type Addressee,
  formatDays,
  formatHours,
  type MailMessage,
  type MessagePart,
  renderMessage,
} from '../../mail/index.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

const VERIFICATION = words('server.mail.emailChangeVerification', {
  subject: `Confirm your new email for ${PRODUCT_NAME}`,
  what: `You asked to use this email for your account on ${PRODUCT_NAME}. It takes effect once you confirm it; until then, your old one stays.`,
  confirm: 'Confirm my new email',
  lifetime: (hours: number) => `The link works once, within ${formatHours(hours)}.`,
  ifNotYou: "If this wasn't you, ignore this email: nothing changes.",
});

export function emailChangeVerificationMessage({
  name,
  language,
  link,
}: Addressee & { link: string }): MailMessage {
  const texts = VERIFICATION(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    { button: texts.confirm, link },
    { paragraph: texts.lifetime(LIMITS.verificationLinkHours) },
    { small: texts.ifNotYou },
  ]);
}

const NOTICES = words('server.mail.emailChange', {
  requested: {
    subject: `Your email for ${PRODUCT_NAME} is about to change`,
    what: `Someone, perhaps you, asked to use another email for your account on ${PRODUCT_NAME}. It takes effect once it is confirmed; until then, this one stays.`,
    ifYou: "If this was you, there's nothing to do here. Look in your other mailbox.",
  },
  changed: {
    subject: `Your email for ${PRODUCT_NAME} was changed`,
    what: `Your account on ${PRODUCT_NAME} now has another email. You can no longer log in with this one.`,
    ifYou: "If this was you, there's nothing to do.",
  },
  restored: {
    subject: `The change of your email for ${PRODUCT_NAME} was undone`,
    what: `Your account on ${PRODUCT_NAME} has its earlier email again: someone opened the link we sent there and kept it. Everyone is logged out, and the password no longer works.`,
    ifNotYou: `If this wasn't you, someone is reading your earlier mailbox. First change the password of that mailbox, then set a new one on ${PRODUCT_NAME}, under “Forgot password?”, with that email.`,
  },
  phone: {
    subject: `Your phone number on ${PRODUCT_NAME} was changed`,
    what: `Your page on ${PRODUCT_NAME} now has another phone number. Someone, perhaps you, changed it with your password.`,
    ifNotYou:
      "If this wasn't you, take your old number back. Everyone is then logged out, and you set a new password: someone else knows the current one.",
    button: 'Take my old number back',
  },
  keep: {
    ifNotYou:
      "If this wasn't you, keep this email. Everyone is then logged out, and you set a new password: someone else knows the current one.",
    button: 'Keep this email',
    lifetime: (days: number) =>
      `The link works once, within ${formatDays(days)}, whatever else is changed. Share it with no one.`,
  },
  newPassword: {
    ifNotYou: "If this wasn't you, set a new password at once: it stops the change and logs everyone out.",
    button: 'Set a new password',
  },
});

type Texts = ReturnType<typeof NOTICES>;

interface EmailChangeRequest extends Addressee {
  resetLink: string;
  /** Absent for an unverified address, which may belong to another person. */
  restoreLink?: string | undefined;
}

/** Another person may have requested the change. */
export function emailChangeRequestedMessage({
  name,
  language,
  resetLink,
  restoreLink,
}: EmailChangeRequest): MailMessage {
  const texts = NOTICES(language);
  const { subject, what, ifYou } = texts.requested;
  return renderMessage({ name, language }, subject, [
    { paragraph: what },
    ...(restoreLink === undefined ? newPassword(texts, resetLink) : restoration(texts, restoreLink)),
    { small: ifYou },
  ]);
}

export function emailChangedMessage({
  name,
  language,
  restoreLink,
}: Addressee & { restoreLink: string }): MailMessage {
  const texts = NOTICES(language);
  const { subject, what, ifYou } = texts.changed;
  return renderMessage({ name, language }, subject, [
    { paragraph: what },
    ...restoration(texts, restoreLink),
    { small: ifYou },
  ]);
}

/** Notifies the owner that the profile has another number, with a link that undoes it. */
export function phoneChangedMessage({
  name,
  language,
  restoreLink,
}: Addressee & { restoreLink: string }): MailMessage {
  const { phone, changed, keep } = NOTICES(language);
  return renderMessage({ name, language }, phone.subject, [
    { paragraph: phone.what },
    { paragraph: phone.ifNotYou },
    { button: phone.button, link: restoreLink },
    { paragraph: keep.lifetime(LIMITS.emailRestoreLinkDays) },
    { small: changed.ifYou },
  ]);
}

export function emailRestoredMessage({ name, language }: Addressee): MailMessage {
  const { subject, what, ifNotYou } = NOTICES(language).restored;
  return renderMessage({ name, language }, subject, [{ paragraph: what }, { small: ifNotYou }]);
}

function restoration({ keep }: Texts, restoreLink: string): MessagePart[] {
  return [
    { paragraph: keep.ifNotYou },
    { button: keep.button, link: restoreLink },
    { paragraph: keep.lifetime(LIMITS.emailRestoreLinkDays) },
  ];
}

function newPassword({ newPassword: texts }: Texts, resetLink: string): MessagePart[] {
  return [{ paragraph: texts.ifNotYou }, { button: texts.button, link: resetLink }];
}

const EMAIL_TAKEN = words('server.mail.emailChangeTaken', {
  subject: `This email already has an account on ${PRODUCT_NAME}`,
  what: `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It already has one, and nothing was changed.`,
  logIn: 'Log in',
  forgot: 'Forgot the password of that account? Set a new one:',
  newPassword: 'Set a new password',
  ifNotYou: "If this wasn't you, there's nothing to do. Your account is safe.",
});

interface TakenEmail extends Addressee {
  loginLink: string;
  resetLink: string;
}

/** Notifies the owner of an account that another account requested the same address. */
export function emailChangeTakenMessage({ name, language, loginLink, resetLink }: TakenEmail): MailMessage {
  const texts = EMAIL_TAKEN(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    { button: texts.logIn, link: loginLink },
    { paragraph: texts.forgot },
    { button: texts.newPassword, link: resetLink },
    { small: texts.ifNotYou },
  ]);
}
