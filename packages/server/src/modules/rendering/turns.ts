export interface TurnLimits {
  /** Tasks at the same time. */
  concurrency: number;
  /** Tasks of one owner that wait, and for how long. */
  queue: number;
  queueMs: number;
}

/** Runs a task in its turn; undefined where it had to wait for too long, or too many wait. */
export type Turns = <T>(owner: object, task: () => Promise<T>) => Promise<T | undefined>;

/** Tasks run in the order in which they came, never two of one owner at a time. */
export function createTurns({ concurrency, queue, queueMs }: TurnLimits): Turns {
  const running = new Set<object>();
  const waiting: { owner: object; start: (isTurn: boolean) => void }[] = [];

  const next = () => {
    const index = waiting.findIndex(({ owner }) => !running.has(owner));
    const [turn] = index >= 0 && running.size < concurrency ? waiting.splice(index, 1) : [];
    if (!turn) return;
    running.add(turn.owner);
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
