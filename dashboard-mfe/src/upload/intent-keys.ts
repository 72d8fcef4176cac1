import type { FieldValue } from './form-data.ts';

/** Random bytes in a key: as many as in a UUID. */
const BYTES = 16;

interface Intent {
  readonly fields: string;
  readonly photo: File | undefined;
  readonly key: string;
}

/**
 * Names what an agent means to save. The same fields with the same photo keep their key until they are settled, so
 * that sending them again after a lost answer does nothing twice.
 */
export function createIntentKeys() {
  let open: Intent | undefined;
  return {
    keyOf(values: Readonly<Record<string, FieldValue>>, photo: File | undefined): string {
      const fields = JSON.stringify(values);
      if (open?.fields !== fields || open.photo !== photo) open = { fields, photo, key: newKey() };
      return open.key;
    },
    /** To be called once there is an answer that will not change. */
    settle(): void {
      open = undefined;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
