/** Runs over items, at most `limit` at a time. @throws the first rejection; the other items still run */
export declare function forEachConcurrent<T>(
  items: readonly T[],
  limit: number,
  run: (item: T) => Promise<void>,
): Promise<void>;
