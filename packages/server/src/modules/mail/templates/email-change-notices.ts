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
    subject: `Your email address for ${PRODUCT_NAME} is about to change`,
    name,
    parts: [
      {
        paragraph: `Somebody, perhaps you, asked to use another email address for your account on ${PRODUCT_NAME}. This one stays until the link that was sent to the other is opened.`,
      },
      ...(restoreLink === undefined ? newPassword(resetLink) : restoration(restoreLink)),
      { small: 'If it was you, there is nothing to do here. Please look into your other mailbox.' },
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
    subject: `Your email address for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      {
        paragraph: `Your account on ${PRODUCT_NAME} has another email address now. This one does not log in any more.`,
      },
      ...restoration(restoreLink),
      { small: 'If it was you, there is nothing to do.' },
    ],
  });
}

export function emailRestoredMessage({ name }: { name: string }): MailMessage {
  return renderMessage({
    subject: `The change of your email address for ${PRODUCT_NAME} was taken back`,
    name,
    parts: [
      {
        paragraph: `Your account on ${PRODUCT_NAME} has its earlier email address again: somebody opened the link that was sent there, and kept it. Everybody is logged out, and the password does not work any more.`,
      },
      {
        small: `If it was not you, somebody reads the mail of your earlier address. First change the password of that mailbox, then choose a new one on ${PRODUCT_NAME}, under “Forgot password”, with that address.`,
      },
    ],
  });
}

function restoration(restoreLink: string): MessagePart[] {
  return [
    {
      paragraph:
        'If it was not you, keep this address: it logs out everybody, and you choose a new password. The one of now is known to somebody else.',
    },
    { button: 'Keep this address', link: restoreLink },
    {
      paragraph: `The link works for ${days(LIMITS.emailRestoreLinkDays)}, once, whatever is changed meanwhile. Give it to nobody.`,
    },
  ];
}

function newPassword(resetLink: string): MessagePart[] {
  return [
    {
      paragraph:
        'If it was not you, choose a new password at once: it stops the change, and logs out everywhere.',
    },
    { button: 'Choose a new password', link: resetLink },
  ];
}
