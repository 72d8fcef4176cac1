/** What one waits for and others ring; ringing is remembered until somebody has waited. */
export interface Bell {
  ring: () => void;
  /** Until it rings, at most so many milliseconds. */
  wait: (time: number) => Promise<void>;
}

export function createBell(): Bell {
  let isRung = false;
  let answer = (): void => undefined;
  return {
    ring() {
      isRung = true;
      answer();
    },
    async wait(time) {
      if (!isRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, time);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isRung = false;
    },
  };
}
