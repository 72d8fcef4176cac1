import { onTestFinished, vi } from 'vitest';

/** Ends with the test whatever it listens to on window and document: the code of a page listens for the page's life. */
export function ownListeners(): void {
  for (const target of [globalThis, document] as EventTarget[]) {
    const ending = new AbortController();
    const add = target.addEventListener.bind(target);
    const spy = vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const given = typeof options === 'object' ? options : { capture: options === true };
      add(type, listener, { ...given, signal: ending.signal });
    });
    onTestFinished(() => {
      ending.abort();
      spy.mockRestore();
    });
  }
}
