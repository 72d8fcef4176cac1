import { MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { AUTH_MESSAGES } from '../../messages.ts';

export type RestoreTexts = ReturnType<typeof restoreTexts>;

/** The texts of the page that undoes a change, by its address: of the phone number or of the email. */
export function restoreTexts(path: string) {
  const { restore, restorePhone } = AUTH_MESSAGES;
  return path === '/restore-phone'
    ? { ...restore, ...restorePhone, restored: PHONE_MESSAGES.restored }
    : { ...restore, restored: MESSAGES.emailRestored };
}
