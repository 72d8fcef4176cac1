import { emailChangeResent, emailToConfirm, namedIn } from '@naija/contracts/domain/messages';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';

const SENTENCES = { linkSent: emailToConfirm, linkSentAgain: emailChangeResent } as const;

/**
 * What the server says of a link that it has sent, in the language of the page.
 * @param message with the email; anything else stays as it is
 */
export function linkMessage(message: string): string {
  for (const name of Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]) {
    const email = namedIn(message, SENTENCES[name]);
    if (email !== undefined) return CREDENTIAL_MESSAGES[name](email);
  }
  return message;
}
