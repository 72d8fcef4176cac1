import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238, with parameters that every authenticator app accepts. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Cannot be guessed (OWASP ASVS 5.0, V11.5.1). */
const RECOVERY_CODE_BYTES = 16;

/** @param bytes at least 20 random ones */
export function newSecret(bytes: Buffer): string {
  return base32(bytes, SECRET_BYTES);
}

export function enrolmentUrl(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** Accepts one step before and after now; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
}

/** Recovery codes of 26 letters and digits in Base32. @param bytesOf returns at least 16 random bytes for each code */
export function newRecoveryCodes(bytesOf: (index: string) => Buffer): string[] {
  return Array.from({ length: LIMITS.recoveryCodes }, (_, index) =>
    base32(bytesOf(String(index)), RECOVERY_CODE_BYTES).toLowerCase(),
  );
}

function base32(bytes: Buffer, length: number): string {
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, length)).buffer }).base32;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: PRODUCT_NAME,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}
