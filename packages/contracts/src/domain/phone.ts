const COUNTRY = '234';

/** Digits of a Nigerian number with the country code: '0803 123 4567' gives '2348031234567'. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? COUNTRY + digits.slice(1) : digits;
}
