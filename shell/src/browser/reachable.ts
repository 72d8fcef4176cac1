import type { BootData } from '@naija/contracts/remote/rendered-page';

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 300_000;
/** For one file on the slowest network we serve. */
const FILE_TIMEOUT_MS = 30_000;
const BETWEEN_RELOADS_MS = 300_000;

/**
 * Acts once a check succeeds in a visible page: checks at `online`, when the page becomes visible, and after 5, 10, 20 …
 * seconds, up to 5 minutes.
 * @param check never rejects
 * @param act may be called again, after a later check
 * @returns ends it
 */
export function checkRepeatedly(check: () => Promise<boolean>, act: () => void): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  let delayMs = FIRST_DELAY_MS;
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkNow = () => {
    if (!isVisible()) return; // Until it becomes so.
    clearTimeout(timer);
    void check().then((isGood) => {
      if (hasStopped) return;
      if (isGood && isVisible()) act();
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      clearTimeout(timer);
      timer = setTimeout(checkNow, delayMs);
    });
  };
  addEventListener('online', checkNow);
  document.addEventListener('visibilitychange', checkNow);
  timer = setTimeout(checkNow, delayMs);
  return () => {
    hasStopped = true;
    clearTimeout(timer);
    removeEventListener('online', checkNow);
    document.removeEventListener('visibilitychange', checkNow);
  };
}

/** Tells if files can be fetched, verified by their integrity. */
export async function areReachable(files: BootData['files']): Promise<boolean> {
  for (const [url, integrity] of files)
    // Files in the HTTP cache are mostly good, and cost nothing.
    if (!(await isReachable(url, integrity, 'default')) && !(await isReachable(url, integrity, 'reload')))
      return false;
  return true;
}

async function isReachable(url: string, integrity: string, cache: RequestCache): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, FILE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { integrity, cache, signal: abort.signal });
    await response.arrayBuffer();
    // A captive portal responds to everything with a page.
    return response.ok && !response.headers.get('content-type')?.includes('html');
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the tab may load a page by itself: not again and again if a file fails that the page does not know.
 * @param key name in sessionStorage of the last time, in milliseconds since 1970, and of the address
 * @param address if given, counts apart from others
 */
export function mayReload(key: string, address = ''): boolean {
  try {
    const [before, of = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (of === address && Math.abs(Date.now() - Number(before)) < BETWEEN_RELOADS_MS) return false;
    sessionStorage.setItem(key, `${String(Date.now())} ${address}`.trim());
    return true;
  } catch {
    return false; // Without storage nothing would end a loop.
  }
}
