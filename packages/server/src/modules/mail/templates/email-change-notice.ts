import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { days } from './duration.ts';
import { writeLetter, type Letter, type LetterPart } from './template.ts';

interface EmailChangeNotice {
  name: string;
  /** Where to ask for a new password. */
  resetLink: string;
  /** Takes the change back; none for an address that was never verified, which may be somebody else's. */
  restoreLink?: string | undefined;
}

/** Tells the address that an account has now that another was asked for; whoever has the account may not be its owner. */
export function emailChangeNoticeLetter({ name, resetLink, restoreLink }: EmailChangeNotice): Letter {
  return writeLetter({
    subject: `Your email address for ${PRODUCT_NAME} is about to change`,
    name,
    parts: [
      {
        words: `Somebody, perhaps you, asked to use another email address for your account on ${PRODUCT_NAME}. This one stays until the link that was sent to the other is opened.`,
      },
      ...(restoreLink === undefined ? newPassword(resetLink) : wayBack(restoreLink)),
      { small: 'If it was you, there is nothing to do here. Please look into your other mailbox.' },
    ],
  });
}

/** What to do where it was somebody else, from an address that the account had. */
export function wayBack(restoreLink: string): LetterPart[] {
  return [
    {
      words:
        'If it was not you, keep this address: it logs out everybody, and you choose a new password. The one of now is known to somebody else.',
    },
    { button: 'Keep this address', link: restoreLink },
    {
      words: `The link works for ${days(LIMITS.emailRestoreLinkDays)}, once, whatever is changed meanwhile. Give it to nobody.`,
    },
  ];
}

function newPassword(resetLink: string): LetterPart[] {
  return [
    {
      words:
        'If it was not you, choose a new password at once: it stops the change, and logs out everywhere.',
    },
    { button: 'Choose a new password', link: resetLink },
  ];
}
