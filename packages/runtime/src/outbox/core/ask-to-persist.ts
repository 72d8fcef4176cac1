let asked = false;

/** Asks the browser once a page not to drop what this site keeps when the phone runs short of room. */
export function askToPersist(): void {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  void ask().catch(() => undefined); // It decides by itself then.
}

async function ask(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
