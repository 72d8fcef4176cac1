import { isNigerianMobile } from '@naija/contracts/domain/phone';

const NIGERIA = '234';

/**
 * Whether codes are sent to a number: to Nigerian ones if it is a mobile, and to others by their country alone.
 * @param digits as of `internationalDigits`
 * @param countries calling codes
 */
export function canGetCodes(digits: string, countries: readonly string[]): boolean {
  const country = countries.find((code) => digits.startsWith(code));
  return country === NIGERIA ? isNigerianMobile(digits) : country !== undefined;
}
