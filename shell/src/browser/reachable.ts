import type { BootData } from '@naija/contracts/remote/rendered-page';

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 300_000;
/** Timeout for one file on the slowest network we support. */
const FILE_TIMEOUT_MS = 30_000;
const BETWEEN_RELOADS_MS = 300_000;

/**
 * Checks repeatedly and acts when a check succeeds in a visible page. Checks run at `online`, when the page becomes
 * visible, and after 5, 10, 20 … seconds, up to 5 minutes.
 * @param check never rejects
 * @param act may be called again after a later check
 * @returns ends the checks
 */
export function checkRepeatedly(check: () => Promise<boolean>, act: () => void): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  let delayMs = FIRST_DELAY_MS;
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkNow = () => {
    if (!isVisible()) return; // The check runs when the page becomes visible.
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

/** Checks that files can be fetched with their integrity. */
export async function areReachable(files: BootData['files']): Promise<boolean> {
  for (const [url, integrity] of files)
    // Files in the HTTP cache are usually intact, and cost nothing.
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
    // A captive portal responds to every request with a page.
    return response.ok && !response.headers.get('content-type')?.includes('html');
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * True if the tab may reload or leave a page itself. Refuses repeated reloads, which an unknown failing file would
 * cause.
 * @param key key in sessionStorage of the last time, in milliseconds since 1970, and its address
 * @param address addresses are counted separately
 */
export function claimReload(key: string, address = ''): boolean {
  try {
    const [before, of = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (of === address && Math.abs(Date.now() - Number(before)) < BETWEEN_RELOADS_MS) return false;
    sessionStorage.setItem(key, `${String(Date.now())} ${address}`.trim());
    return true;
  } catch {
    return false; // A loop would never end without storage.
  }
}
