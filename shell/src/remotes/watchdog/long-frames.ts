/** Long Animation Frames, https://w3c.github.io/long-animation-frames: frames above 50 ms, of Chromium alone. */
const TYPE = 'long-animation-frame';

/** Milliseconds since the page was opened. */
export interface LongFrame {
  readonly duration: number;
  readonly scripts: readonly {
    readonly sourceURL: string;
    readonly startTime: number;
    readonly duration: number;
    /** 'user-callback' of timers and observers, 'event-listener', or of modules and promises. */
    readonly invokerType: string;
  }[];
}

/** @returns whether this browser names the scripts of long frames */
export function observeLongFrames(onFrame: (frame: LongFrame) => void): boolean {
  const { PerformanceObserver: Observer } = globalThis as Partial<typeof globalThis>;
  if (!Observer?.supportedEntryTypes.includes(TYPE)) return false;
  new Observer((list) => {
    (list.getEntries() as unknown as LongFrame[]).forEach(onFrame);
  }).observe({ type: TYPE });
  return true;
}
