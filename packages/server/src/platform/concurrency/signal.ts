/** A signal without a waiter is latched for the next one. */
export interface Signal {
  set: () => void;
  wait: (timeoutMs: number) => Promise<void>;
}

export function createSignal(): Signal {
  let isSet = false;
  let wake = (): void => undefined;
  return {
    set() {
      isSet = true;
      wake();
    },
    async wait(timeoutMs) {
      if (!isSet)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isSet = false;
    },
  };
}
