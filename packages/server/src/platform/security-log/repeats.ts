const PERIOD_MS = 60_000;
/** Different lines that are told apart in a period; of more, each event is counted as a whole. */
const MOST_LINES = 500;

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

interface Repeats {
  /** True where a line came before in this period, and is only counted then. */
  isOne: (line: Line) => boolean;
  /** Writes what was counted, and begins a new period no more. */
  close: () => void;
}

/** Counts lines that come again within a minute; what was counted is written at its end. Bounded in memory and in lines. */
export function createRepeats(write: (line: object) => void): Repeats {
  const counts = new Map<string, { line: object; repeats: number }>();
  const writeCounted = () => {
    for (const { line, repeats } of counts.values()) if (repeats > 0) write({ ...line, repeats });
    counts.clear();
  };
  const timer = setInterval(writeCounted, PERIOD_MS).unref();
  return {
    isOne(line) {
      const isMore = counts.size >= MOST_LINES && !counts.has(JSON.stringify(line));
      const counted = isMore ? { event: line.event, network: 'many' } : line;
      const key = JSON.stringify(counted);
      const known = counts.get(key);
      if (known) known.repeats += 1;
      else counts.set(key, { line: counted, repeats: isMore ? 1 : 0 });
      return isMore || known !== undefined;
    },
    close() {
      clearInterval(timer);
      writeCounted();
    },
  };
}
