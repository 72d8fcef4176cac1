const PERIOD_MS = 60_000;
/** Beyond this many distinct lines in a period, only events are counted. */
const MAX_LINES = 500;

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

interface Deduplicator {
  /** Whether a line came before in this period; if so, it is only counted. */
  isUniqueViolation: (line: Line) => boolean;
  close: () => void;
}

/** Counts lines that repeat within a minute and writes the counts at its end, bounded in memory and lines. */
export function createDeduplicator(write: (line: object) => void): Deduplicator {
  const counts = new Map<string, { line: object; repeats: number }>();
  const flush = () => {
    for (const { line, repeats } of counts.values()) if (repeats > 0) write({ ...line, repeats });
    counts.clear();
  };
  const timer = setInterval(flush, PERIOD_MS).unref();
  return {
    isUniqueViolation(line) {
      const isOverflow = counts.size >= MAX_LINES && !counts.has(JSON.stringify(line));
      const counted = isOverflow ? { event: line.event, network: 'many' } : line;
      const key = JSON.stringify(counted);
      const known = counts.get(key);
      if (known) known.repeats += 1;
      else counts.set(key, { line: counted, repeats: isOverflow ? 1 : 0 });
      return isOverflow || known !== undefined;
    },
    close() {
      clearInterval(timer);
      flush();
    },
  };
}
