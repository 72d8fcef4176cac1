import { LIMITS } from './limits.ts';

const COUNTRY = '234';

/** Separators between digits as people, contacts and web pages write them, invisible marks included. */
const SEPARATORS = /[\s().-]|\p{Default_Ignorable_Code_Point}/gu;

/** Countries in which a zero before the number is dialled only at home; in others, such as Italy, it is part of the number. */
const TRUNK_ZERO = /^(27|33|44|49|233|234|254|971)0/;

/** A Nigerian mobile number as it is often typed, without the zero. */
const MOBILE_WITHOUT_ZERO = /^[789]\d{9}$/;

/** Digits after +234: ten or more, or the eight of an older landline, whose area codes no mobile number has. */
const NIGERIAN = /^[1-9]\d{9,}$|^(?!70|8[01]|9[01])[1-9]\d{7}$/;

/**
 * A number as it is stored and called from anywhere: '+2348031234567' for '0803 123 4567'. Undefined if it cannot be called.
 */
export function normalizePhone(phone: string): string | undefined {
  const written = phone.replace(SEPARATORS, '');
  const count = written.length - (written.startsWith('+') ? 1 : 0);
  if (!/^\+?\d+$/.test(written)) return undefined;
  if (count < LIMITS.phoneMinDigits && !MOBILE_WITHOUT_ZERO.test(written)) return undefined;
  const digits = internationalDigits(written);
  return isDialable(digits) ? `+${digits}` : undefined;
}

/** The digits of a number with the country code, Nigeria's if it has none: '2348031234567' for '0803 123 4567'. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return withCountry(digits, phone.trim().startsWith('+')).replace(TRUNK_ZERO, '$1');
}

/** True if two texts are different numbers, and not one number written in two ways. */
export function isOtherNumber(one: string, other: string): boolean {
  return internationalDigits(one) !== internationalDigits(other);
}

function withCountry(digits: string, hasPlus: boolean): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return COUNTRY + digits.slice(1);
  return !hasPlus && MOBILE_WITHOUT_ZERO.test(digits) ? COUNTRY + digits : digits;
}

function isDialable(digits: string): boolean {
  if (digits.length < LIMITS.phoneMinDigits || digits.length > LIMITS.phoneMaxDigits) return false;
  if (/^(?:0|\d{1,3}0+$)/.test(digits)) return false;
  return !digits.startsWith(COUNTRY) || NIGERIAN.test(digits.slice(COUNTRY.length));
}

/**
 * The digits of a number with the country code, if a text is one in any common form, such as '0803-123 4567', '8031234567' or
 * 'call +234 (0) 803 123 4567'.
 */
export function phoneIn(text: string): string | undefined {
  const characters = Array.from(text.normalize('NFKC'));
  const isDigit = (character: string) => character >= '0' && character <= '9';
  const last = characters.findLastIndex(isDigit);
  const written = characters.slice(
    characters.findIndex((character) => isDigit(character) || character === '+'),
    last + 1,
  );
  if (last < 0 || !written.every((character) => isDigit(character) || ' +-().,/–\u00a0'.includes(character)))
    return undefined;
  const number = written.join('');
  const digits = internationalDigits(number);
  const isForeign = /^(?:\+|00)/.test(number) && digits.length <= LIMITS.phoneMaxDigits;
  const isNigerian = digits.startsWith(COUNTRY) && digits.length <= COUNTRY.length + 10;
  return digits.length >= LIMITS.phoneMinDigits && (isNigerian || isForeign) ? digits : undefined;
}

/** All forms in which a number, given as `internationalDigits`, may have been entered. */
export function phoneForms(digits: string): string[] {
  const forms = [digits, `+${digits}`, `00${digits}`];
  if (!digits.startsWith(COUNTRY)) return forms;
  const national = `0${digits.slice(COUNTRY.length)}`;
  return [...forms, national, ...[COUNTRY, `+${COUNTRY}`, `00${COUNTRY}`].map((code) => code + national)];
}

/** True for a Nigerian mobile number, in the form of `internationalDigits`. */
export function isNigerianMobile(digits: string): boolean {
  const isNigerian = digits.startsWith(COUNTRY) && digits.length === COUNTRY.length + 10;
  // National Numbering Plan of the NCC: 70 to 99, after the trunk zero.
  return isNigerian && '789'.includes(digits.charAt(COUNTRY.length));
}

/** Calling codes of one and of two digits (ITU-T E.164); all others have three. */
const SHORT_CODES = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A number as people write it: '0803 123 4567' for a Nigerian one, '+44 791 112 3456' for others. One that cannot be called
 * stays as it is.
 */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone)?.slice(1);
  if (digits === undefined) return phone;
  if (digits.startsWith(COUNTRY)) return `0${grouped(digits.slice(COUNTRY.length))}`;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${grouped(digits.slice(code.length))}`;
}

/** Four digits at the end, before them threes. */
function grouped(digits: string): string {
  const groups = [digits.slice(-4)];
  for (let rest = digits.slice(0, -4); rest !== ''; rest = rest.slice(0, -3)) groups.unshift(rest.slice(-3));
  return groups.join(' ');
}

/** The address that calls a number of ours, which may be written with spaces. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
