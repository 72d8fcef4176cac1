export interface TurnLimits {
  concurrency: number;
  /** Waiting tasks of one owner. */
  queue: number;
  queueMs: number;
}

/** Undefined if the task would wait too long, or too many wait. */
export type Turns = <T>(owner: object, task: () => Promise<T>) => Promise<T | undefined>;

/**
 * Never runs two tasks of one owner at a time, and alternates between owners, so that one with many slow tasks does not block
 * the others.
 */
export function createTurns({ concurrency, queue, queueMs }: TurnLimits): Turns {
  const running = new Set<object>();
  const waiting: { owner: object; start: (isTurn: boolean) => void }[] = [];
  const lastTurns = new WeakMap<object, number>();
  let turns = 0;

  const next = () => {
    if (running.size >= concurrency) return;
    const [turn] = waiting
      .filter(({ owner }) => !running.has(owner))
      .sort((one, other) => (lastTurns.get(one.owner) ?? 0) - (lastTurns.get(other.owner) ?? 0));
    if (!turn) return;
    waiting.splice(waiting.indexOf(turn), 1);
    running.add(turn.owner);
    lastTurns.set(turn.owner, (turns += 1));
    turn.start(true);
  };
  const wait = async (owner: object) => {
    if (waiting.filter((other) => other.owner === owner).length >= queue) return false;
    let timer: NodeJS.Timeout | undefined;
    const isTurn = await new Promise<boolean>((start) => {
      const place = { owner, start };
      timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1);
        start(false);
      }, queueMs);
      waiting.push(place);
      next();
    });
    clearTimeout(timer);
    return isTurn;
  };
  return async (owner, task) => {
    if (!(await wait(owner))) return undefined;
    try {
      return await task();
    } finally {
      running.delete(owner);
      next();
    }
  };
}
