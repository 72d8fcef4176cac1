/** Random bytes in a key: as many as in a UUID. */
const BYTES = 16;

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https, as in a test on a phone at home. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
