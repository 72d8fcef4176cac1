import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import { formatDays } from './duration.ts';
import type { Addressee, MailMessage, MessagePart } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.emailChange', {
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

type Texts = ReturnType<typeof TEXTS>;

interface EmailChangeRequest extends Addressee {
  resetLink: string;
  /** Undoes the change; none for an unverified address, which may be somebody else's. */
  restoreLink?: string | undefined;
}

/** Notifies the current address that another was requested, perhaps not by its owner. */
export function emailChangeRequestedMessage({
  name,
  language,
  resetLink,
  restoreLink,
}: EmailChangeRequest): MailMessage {
  const texts = TEXTS(language);
  const { subject, what, ifYou } = texts.requested;
  return renderMessage({
    subject,
    name,
    language,
    parts: [
      { paragraph: what },
      ...(restoreLink === undefined ? newPassword(texts, resetLink) : restoration(texts, restoreLink)),
      { small: ifYou },
    ],
  });
}

export function emailChangedMessage({
  name,
  language,
  restoreLink,
}: Addressee & { restoreLink: string }): MailMessage {
  const texts = TEXTS(language);
  const { subject, what, ifYou } = texts.changed;
  return renderMessage({
    subject,
    name,
    language,
    parts: [{ paragraph: what }, ...restoration(texts, restoreLink), { small: ifYou }],
  });
}

/** Says that the profile has another number, with the way back. */
export function phoneChangedMessage({
  name,
  language,
  restoreLink,
}: Addressee & { restoreLink: string }): MailMessage {
  const { phone, changed, keep } = TEXTS(language);
  return renderMessage({
    subject: phone.subject,
    name,
    language,
    parts: [
      { paragraph: phone.what },
      { paragraph: phone.ifNotYou },
      { button: phone.button, link: restoreLink },
      { paragraph: keep.lifetime(LIMITS.emailRestoreLinkDays) },
      { small: changed.ifYou },
    ],
  });
}

export function emailRestoredMessage({ name, language }: Addressee): MailMessage {
  const { subject, what, ifNotYou } = TEXTS(language).restored;
  return renderMessage({ subject, name, language, parts: [{ paragraph: what }, { small: ifNotYou }] });
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
