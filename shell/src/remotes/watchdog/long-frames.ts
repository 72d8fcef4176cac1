/** Long Animation Frames, https://w3c.github.io/long-animation-frames: frames above 50 ms, in Chromium only. */
const TYPE = 'long-animation-frame';

export interface LongFrame {
  readonly duration: number;
  readonly scripts: readonly {
    readonly sourceURL: string;
    readonly startTime: number;
    readonly duration: number;
    /** 'user-callback' for timers and observers, 'event-listener', or others for modules and promises. */
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
