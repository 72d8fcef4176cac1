import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { days } from './duration.ts';
import type { MailMessage, MessagePart } from './message.ts';
import { renderMessage } from './render.ts';

interface EmailChangeRequest {
  name: string;
  resetLink: string;
  /** Undoes the change; none for an unverified address, which may be somebody else's. */
  restoreLink?: string | undefined;
}

/** Notifies the current address that another was requested, perhaps not by its owner. */
export function emailChangeRequestedMessage({
  name,
  resetLink,
  restoreLink,
}: EmailChangeRequest): MailMessage {
  return renderMessage({
    subject: `Your email for ${PRODUCT_NAME} is about to change`,
    name,
    parts: [
      {
        paragraph: `Someone, perhaps you, asked to use another email for your account on ${PRODUCT_NAME}. It takes effect once it is confirmed; until then, this one stays.`,
      },
      ...(restoreLink === undefined ? newPassword(resetLink) : restoration(restoreLink)),
      { small: "If this was you, there's nothing to do here. Look in your other mailbox." },
    ],
  });
}

export function emailChangedMessage({
  name,
  restoreLink,
}: {
  name: string;
  restoreLink: string;
}): MailMessage {
  return renderMessage({
    subject: `Your email for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      {
        paragraph: `Your account on ${PRODUCT_NAME} now has another email. You can no longer log in with this one.`,
      },
      ...restoration(restoreLink),
      { small: "If this was you, there's nothing to do." },
    ],
  });
}

export function emailRestoredMessage({ name }: { name: string }): MailMessage {
  return renderMessage({
    subject: `The change of your email for ${PRODUCT_NAME} was undone`,
    name,
    parts: [
      {
        paragraph: `Your account on ${PRODUCT_NAME} has its earlier email again: someone opened the link we sent there and kept it. Everyone is logged out, and the password no longer works.`,
      },
      {
        small: `If this wasn't you, someone is reading your earlier mailbox. First change the password of that mailbox, then set a new one on ${PRODUCT_NAME}, under “Forgot password?”, with that email.`,
      },
    ],
  });
}

function restoration(restoreLink: string): MessagePart[] {
  return [
    {
      paragraph:
        "If this wasn't you, keep this email. Everyone is then logged out, and you set a new password: someone else knows the current one.",
    },
    { button: 'Keep this email', link: restoreLink },
    {
      paragraph: `The link works once, within ${days(LIMITS.emailRestoreLinkDays)}, whatever else is changed. Share it with no one.`,
    },
  ];
}

function newPassword(resetLink: string): MessagePart[] {
  return [
    {
      paragraph: "If this wasn't you, set a new password at once: it stops the change and logs everyone out.",
    },
    { button: 'Set a new password', link: resetLink },
  ];
}
