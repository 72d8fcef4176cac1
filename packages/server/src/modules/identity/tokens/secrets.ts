import { LIMITS } from '@naija/contracts/domain/limits';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, as base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Random digits, as a person types them from a mail. */
export function randomCode(): string {
  return String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');
}

/** What is stored of a token. No salt and no slow hash: 256 bits are not guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * What is stored of a code, bound to the token that it was sent with. It keeps the code from whoever glances at the
 * table; who has the table could try all of a million, so what guards a code is that few tries are allowed.
 */
export function hashCode(tokenHash: Buffer, code: string): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}
