import type { StringSchema } from 'yup';
import { instagramProfile } from '../../domain/instagram.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { findState } from '../../domain/states.ts';
import { line } from './text.ts';

/** Required e-mail address, in lower case: phones capitalise the first letter, and it must log in all the same. */
export function emailField() {
  return line(FIELD_MESSAGES.emailInvalid)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.toLowerCase() : typed))
    .required(FIELD_MESSAGES.emailRequired)
    .max(LIMITS.emailMax, FIELD_MESSAGES.emailLong)
    .email(FIELD_MESSAGES.emailInvalid);
}

/** Required phone number; its length is counted in digits, the leading plus left out. */
export function phoneField() {
  return line(FIELD_MESSAGES.phoneInvalid)
    .required(FIELD_MESSAGES.phoneRequired)
    .matches(/^\+?\d+$/, FIELD_MESSAGES.phoneInvalid)
    .test('shortest', FIELD_MESSAGES.phoneShort, (phone) => digits(phone) >= LIMITS.phoneMinDigits)
    .test('longest', FIELD_MESSAGES.phoneLong, (phone) => digits(phone) <= LIMITS.phoneMaxDigits);
}

/** Address of an Instagram profile, in the one form that is stored. What an empty one means is for the form to say. */
export function instagramField(): StringSchema {
  return line(FIELD_MESSAGES.instagramInvalid)
    .transform((typed: unknown) => (typeof typed === 'string' ? (instagramProfile(typed) ?? typed) : typed))
    .test('profile', FIELD_MESSAGES.instagramInvalid, (address) =>
      address == null ? true : instagramProfile(address) !== undefined,
    );
}

/** Required postal address. */
export function addressField() {
  return line(FIELD_MESSAGES.addressRequired)
    .required(FIELD_MESSAGES.addressRequired)
    .max(LIMITS.addressMax, FIELD_MESSAGES.addressLong);
}

/** Required state: its slug, or its name in any letter case, which becomes the slug. */
export function stateField() {
  return line(FIELD_MESSAGES.stateUnknown)
    .transform((typed: unknown) => (typeof typed === 'string' ? (findState(typed)?.slug ?? typed) : typed))
    .required(FIELD_MESSAGES.stateRequired)
    .test('known', FIELD_MESSAGES.stateUnknown, (slug) => findState(slug) !== undefined);
}

function digits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}
