/** Remembers which topics changed last. */
export interface TopicLog {
  /** Number of the last change. */
  readonly position: number;
  add: (topics: readonly string[]) => void;
  /** Everything may have changed. */
  addAll: () => void;
  changedSince: (topics: readonly string[], position: number) => boolean;
}

/** Beyond `max` topics, the one that changed longest ago counts as changed at its time with all that are not known. */
export function createTopicLog(max = 10_000): TopicLog {
  const changes = new Map<string, number>();
  let position = 0;
  let unknown = 0;
  const add = (topic: string) => {
    changes.delete(topic);
    changes.set(topic, position);
    const [oldest] = changes;
    if (changes.size <= max || !oldest) return;
    changes.delete(oldest[0]);
    unknown = oldest[1];
  };
  return {
    get position() {
      return position;
    },
    add(topics) {
      position += 1;
      for (const topic of topics) add(topic);
    },
    addAll() {
      position += 1;
      unknown = position;
      changes.clear();
    },
    changedSince: (topics, since) => topics.some((topic) => (changes.get(topic) ?? unknown) > since),
  };
}
