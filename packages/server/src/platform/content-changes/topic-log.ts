export interface TopicLog {
  readonly position: number;
  add: (topics: readonly string[]) => void;
  addAll: () => void;
  changedSince: (topics: readonly string[], position: number) => boolean;
}

/**
 * Creates a log. With more than `max` topics, the one that changed longest ago is dropped, and all unknown topics count as
 * changed at its time.
 */
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
