import { LIMITS } from './limits.ts';

const COUNTRY = '234';

/** Digits of a Nigerian number with the country code: '0803 123 4567' gives '2348031234567'. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return withoutTrunkZero(digits);
  if (digits.startsWith('00')) return withoutTrunkZero(digits.slice(2));
  return digits.startsWith('0') ? COUNTRY + digits.slice(1) : withoutTrunkZero(digits);
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
  if (/^[789]\d{9}$/.test(digits)) return COUNTRY + digits;
  const isForeign = /^(?:\+|00)/.test(number) && digits.length <= LIMITS.phoneMaxDigits;
  const isNigerian = digits.startsWith(COUNTRY) && digits.length <= COUNTRY.length + 10;
  return digits.length >= LIMITS.phoneMinDigits && (isNigerian || isForeign) ? digits : undefined;
}

/** All forms in which a number, as of `internationalDigits`, may have been entered. */
export function phoneForms(digits: string): string[] {
  const forms = [digits, `+${digits}`, `00${digits}`];
  if (!digits.startsWith(COUNTRY)) return forms;
  const national = `0${digits.slice(COUNTRY.length)}`;
  return [...forms, national, ...[COUNTRY, `+${COUNTRY}`, `00${COUNTRY}`].map((code) => code + national)];
}

/** '+234 0803…' is often written, but cannot be dialled. */
function withoutTrunkZero(digits: string): string {
  return digits.startsWith(`${COUNTRY}0`) ? COUNTRY + digits.slice(COUNTRY.length + 1) : digits;
}

/** Whether a Nigerian number, as of `internationalDigits`, is one that mobile phones have. */
export function isNigerianMobile(digits: string): boolean {
  const isNigerian = digits.startsWith(COUNTRY) && digits.length === COUNTRY.length + 10;
  // National Numbering Plan of the NCC: 70 to 99, after the trunk zero.
  return isNigerian && '789'.includes(digits.charAt(COUNTRY.length));
}

/** Calling codes of one and of two digits (ITU-T E.164); all others have three. */
const SHORT_CODES = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A number as people write it: '0803 123 4567' for a Nigerian one, '+44 791 112 3456' for others. */
export function formatPhone(phone: string): string {
  const digits = internationalDigits(phone);
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

/** The address that calls a number, which may be written with spaces. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
