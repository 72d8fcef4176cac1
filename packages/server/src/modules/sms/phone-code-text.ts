import type { Language } from '@naija/contracts/domain/languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../platform/translations/words.ts';

const TEXTS = words('server.sms', {
  code: (code: string, minutes: number) =>
    `${code} is your ${PRODUCT_NAME} code. It works for ${String(minutes)} minutes. Share it with no one.`,
});

interface PhoneCode {
  code: string;
  /** Without a port. */
  host: string;
  language: Language;
}

/**
 * The text message of a code. Its last line lets browsers offer the code on this site alone (origin-bound one-time codes,
 * WICG). One part, in every language: 160 characters of GSM 03.38.
 */
export function phoneCodeText({ code, host, language }: PhoneCode): string {
  return `${TEXTS(language).code(code, LIMITS.phoneCodeMinutes)}\n\n@${host} #${code}`;
}
