import { deadMarks, setMark } from './mark.ts';

const PREFIX = 'naija:importing:';

/**
 * Marks that a release is being brought to life. If the page does not live to end the mark, because the release loops
 * or brings the browser down, the next page finds it.
 * @param id of the release
 * @param term milliseconds after which the mark ends by itself: time does not pass for a page that loops
 * @returns ends the mark
 */
export function markImport(id: string, term: number): () => void {
  const key = PREFIX + String(Math.random());
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, term);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  globalThis.addEventListener('pagehide', end, { signal });
  setMark(key, id, signal);
  return end;
}

/** The ids of releases whose import no page survived; each is told once. */
export async function deadlyImports(): Promise<string[]> {
  return (await deadMarks(PREFIX)).map(({ id }) => id);
}
