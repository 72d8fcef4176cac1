/** Random bytes in a key: as many as in a UUID. */
const BYTES = 16;

/**
 * Names what a person means to send. The same content keeps its key until it is settled, so that sending it again
 * after a lost answer does nothing twice; another content, or the same one meant anew, gets another key.
 */
export function createIntentKeys() {
  let open: { readonly content: string; readonly file: object | undefined; readonly key: string } | undefined;
  return {
    /** The key of some content, which has to be plain data, and of the file that goes with it, if any. */
    keyOf(value: unknown, file?: object): string {
      const content = JSON.stringify(value);
      if (open?.content !== content || open.file !== file) open = { content, file, key: newKey() };
      return open.key;
    },
    /** To be called once the answer is there. */
    settle(): void {
      open = undefined;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https, as in a test on a phone at home. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
