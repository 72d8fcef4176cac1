import { LIMITS } from '@naija/contracts/domain/limits';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, as base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function randomCode(): string {
  return String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');
}

/** Unsalted and fast, because 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A million codes can be tried quickly, so only the limit on tries protects a code. */
export function hashCode(tokenHash: Buffer, code: string): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}
