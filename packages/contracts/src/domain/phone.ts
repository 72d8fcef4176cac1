const COUNTRY = '234';

/** Digits of a Nigerian number with the country code: '0803 123 4567' gives '2348031234567'. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return withoutTrunkZero(digits);
  if (digits.startsWith('00')) return withoutTrunkZero(digits.slice(2));
  return digits.startsWith('0') ? COUNTRY + digits.slice(1) : withoutTrunkZero(digits);
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
