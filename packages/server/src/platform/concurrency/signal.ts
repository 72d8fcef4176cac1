/** Auto-reset signal; a signal with no waiter is latched. */
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
