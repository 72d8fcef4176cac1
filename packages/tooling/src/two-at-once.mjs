/** Tools that run at the same time: each takes about one core, and the smallest machine has two. */
const AT_ONCE = 2;

/**
 * Does something with each of several things in their order, two at a time.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<unknown>} work the first failure fails the whole
 */
export async function twoAtOnce(items, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
