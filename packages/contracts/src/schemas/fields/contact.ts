import type { StringSchema } from 'yup';
import { instagramProfile } from '../../domain/instagram.ts';
import { EMAIL_FIELD_MESSAGES } from '../../domain/email-messages.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { normalizePhone } from '../../domain/phone.ts';
import { findState } from '../../domain/states.ts';
import { singleLine } from './text.ts';

/** Copied from a page or a contact, an address or number brings invisible marks along. */
const withoutInvisible = (typed: unknown) =>
  typeof typed === 'string' ? typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '') : typed;

/** Lower-cased, because mobile keyboards capitalise the first letter. */
export function emailField() {
  return singleLine(EMAIL_FIELD_MESSAGES.invalid)
    .transform(withoutInvisible)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim().toLowerCase() : typed))
    .required(EMAIL_FIELD_MESSAGES.required)
    .max(LIMITS.emailMax, EMAIL_FIELD_MESSAGES.long)
    .email(EMAIL_FIELD_MESSAGES.invalid);
}

/** A new address of an account; existing accounts may have one without a dot. */
export function newEmailField() {
  return emailField().test(
    'dotted',
    EMAIL_FIELD_MESSAGES.invalid,
    // A form may make it optional.
    (email: string | null | undefined) => email == null || email.slice(email.lastIndexOf('@')).includes('.'),
  );
}

/** The address on the public page; null, as an empty string is, for the one that the agent logs in with. */
export function publicEmailField() {
  return newEmailField()
    .transform((typed: unknown) => (typed === '' ? null : typed))
    .nullable()
    .optional();
}

/** Maximum number of digits if Nigeria's country code replaces the zero. */
const MAX_WITHOUT_COUNTRY = LIMITS.phoneMaxDigits - 2;
const PHONE = /^\+?\d+$/;

/** A number in the format of `normalizePhone`; one of 14 or 15 digits without a country code stays as typed. */
export function phoneField() {
  return singleLine(FIELD_MESSAGES.phoneInvalid)
    .transform(withoutInvisible)
    .transform((typed: unknown) => (isPhone(typed) ? (normalizePhone(typed) ?? typed) : typed))
    .required(FIELD_MESSAGES.phoneRequired)
    .matches(PHONE, FIELD_MESSAGES.phoneInvalid)
    .test('shortest', FIELD_MESSAGES.phoneShort, (phone) => digits(phone) >= LIMITS.phoneMinDigits)
    .test('longest', FIELD_MESSAGES.phoneLong, (phone) => digits(phone) <= LIMITS.phoneMaxDigits)
    .test('dialable', FIELD_MESSAGES.phoneUndialable, isDialable);
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

function isPhone(typed: unknown): typed is string {
  return typeof typed === 'string' && PHONE.test(typed);
}

function isDialable(phone: string): boolean {
  return [phone, phone.slice(0, MAX_WITHOUT_COUNTRY)].some((part) => normalizePhone(part) !== undefined);
}

function digits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}
