import { onTestFinished, vi } from 'vitest';

/** Removes listeners on window and document after the test, because page code never does. */
export function autoRemoveListeners(): void {
  onTestFinished(trackListeners());
}

/** @returns removes the listeners that are added to window and document from now on */
export function trackListeners(): () => void {
  const ending = new AbortController();
  const spies = ([globalThis, document] as EventTarget[]).map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const given = typeof options === 'object' ? options : { capture: options === true };
      add(type, listener, { ...given, signal: ending.signal });
    });
  });
  return () => {
    ending.abort();
    for (const spy of spies) spy.mockRestore();
  };
}
