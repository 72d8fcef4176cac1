import { createHash } from 'node:crypto';

const ID_LENGTH = 8;

export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What people call a key: 8 hexadecimal digits, which say nothing about the key. */
export function idOf(hash: Buffer): string {
  return hash.toString('hex').slice(0, ID_LENGTH);
}
