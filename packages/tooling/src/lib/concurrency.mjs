/** Each tool takes about one core, and the smallest machine has two. */
const CONCURRENCY = 2;

/**
 * Runs an async function over items in order, two at a time.
 * @template Item @param {readonly Item[]} items
 * @param {(item: Item) => Promise<unknown>} work the first failure fails the whole
 */
export async function forEachConcurrently(items, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
