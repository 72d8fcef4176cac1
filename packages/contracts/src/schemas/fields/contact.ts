import type { StringSchema } from 'yup';
import { EMAIL_FIELD_MESSAGES } from '../../domain/email-messages.ts';
import { instagramProfile } from '../../domain/instagram.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { findState } from '../../domain/states.ts';
import { singleLine } from './text.ts';

/** Lower-cased, because mobile keyboards capitalise the first letter. */
export function emailField() {
  return singleLine(EMAIL_FIELD_MESSAGES.invalid)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.toLowerCase() : typed))
    .required(EMAIL_FIELD_MESSAGES.required)
    .max(LIMITS.emailMax, EMAIL_FIELD_MESSAGES.long)
    .email(EMAIL_FIELD_MESSAGES.invalid);
}

/** For an address that an account does not have yet; accounts of earlier days may have one without a dot. */
export function newEmailField() {
  return emailField().test(
    'dotted',
    EMAIL_FIELD_MESSAGES.invalid,
    // A form may make it optional.
    (email: string | undefined) => email === undefined || email.slice(email.lastIndexOf('@')).includes('.'),
  );
}

export function phoneField() {
  return singleLine(FIELD_MESSAGES.phoneInvalid)
    .required(FIELD_MESSAGES.phoneRequired)
    .matches(/^\+?\d+$/, FIELD_MESSAGES.phoneInvalid)
    .test('shortest', FIELD_MESSAGES.phoneShort, (phone) => digits(phone) >= LIMITS.phoneMinDigits)
    .test('longest', FIELD_MESSAGES.phoneLong, (phone) => digits(phone) <= LIMITS.phoneMaxDigits);
}

/** Canonical Instagram profile URL; the form decides what an empty one means. */
export function instagramField(): StringSchema {
  return singleLine(FIELD_MESSAGES.instagramInvalid)
    .transform((typed: unknown) => (typeof typed === 'string' ? (instagramProfile(typed) ?? typed) : typed))
    .test('profile', FIELD_MESSAGES.instagramInvalid, (address) =>
      address == null ? true : instagramProfile(address) !== undefined,
    );
}

export function addressField() {
  return singleLine(FIELD_MESSAGES.addressRequired)
    .required(FIELD_MESSAGES.addressRequired)
    .max(LIMITS.addressMax, FIELD_MESSAGES.addressLong);
}

export function stateField() {
  return singleLine(FIELD_MESSAGES.stateUnknown)
    .transform((typed: unknown) => (typeof typed === 'string' ? (findState(typed)?.slug ?? typed) : typed))
    .required(FIELD_MESSAGES.stateRequired)
    .test('known', FIELD_MESSAGES.stateUnknown, (slug) => findState(slug) !== undefined);
}

function digits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}
