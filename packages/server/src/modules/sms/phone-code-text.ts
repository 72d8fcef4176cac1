import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

/**
 * The text message of a code. Its last line lets browsers offer the code on this site alone (origin-bound one-time codes,
 * WICG). One part: 160 characters of GSM 03.38.
 * @param host without a port
 */
export function phoneCodeText(code: string, host: string): string {
  const lifetime = `${String(LIMITS.phoneCodeMinutes)} minutes`;
  return `${code} is your ${PRODUCT_NAME} code. It works for ${lifetime}. Share it with no one.\n\n@${host} #${code}`;
}
