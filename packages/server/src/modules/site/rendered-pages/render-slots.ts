import type { PageKey } from './page-cache.ts';

/** Renders of a remote in progress and waiting; unusual pages leave room for others */
const MAX_RENDERS = { usual: 16, unusual: 3 };

/** Concurrent requests share a render; undefined if there are too many. */
export function createRenderSlots<T>() {
  const running = new Map<string, Promise<T>>();
  const counts = new Map<string, number>();
  return (
    { id, remote, isUnusual }: PageKey,
    render: () => Promise<T>,
  ): { result: Promise<T>; isShared: boolean } | undefined => {
    const shared = running.get(id);
    if (shared) return { result: shared, isShared: true };
    const kind = isUnusual ? 'unusual' : 'usual';
    const share = `${remote} ${kind}`;
    const count = counts.get(share) ?? 0;
    if (count >= MAX_RENDERS[kind]) return undefined;
    counts.set(share, count + 1);
    const result = render().finally(() => {
      counts.set(share, (counts.get(share) ?? 1) - 1);
      running.delete(id);
    });
    running.set(id, result);
    return { result, isShared: false };
  };
}
