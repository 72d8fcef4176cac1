import { orphanedMarks, setMark } from './page-marks.ts';

const PREFIX = 'naija:importing:';

/**
 * Marks a release until its import ends, the page is hidden or left, or `maxMs` pass, which they never do for a page that
 * loops. A system may end a hidden page, which is nobody's fault.
 */
export function markImport(id: string, maxMs: number): () => void {
  const key = PREFIX + String(Math.random());
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, maxMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  globalThis.addEventListener('pagehide', end, { signal });
  const endIfHidden = () => {
    if (document.visibilityState === 'hidden') end();
  };
  document.addEventListener('visibilitychange', endIfHidden, { signal });
  setMark(key, id, signal);
  return end;
}

export async function crashedImports(): Promise<string[]> {
  return (await orphanedMarks(PREFIX)).map(({ id }) => id);
}
