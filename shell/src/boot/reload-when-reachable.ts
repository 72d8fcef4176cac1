import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

const FIRST_PROBE_MS = 5_000;
const LONGEST_PROBE_MS = 300_000;
/** For one file on the slowest network we serve. */
const FILE_TIMEOUT_MS = 30_000;
/** Name in sessionStorage of when this tab was last loaded again by itself, in milliseconds since 1970. */
const RELOADED_KEY = 'naija:reloaded';
const BETWEEN_RELOADS_MS = 300_000;

interface ReloadWhenReachable {
  /** Says that the code of the page is missing. */
  showNotice: () => void;
  hideNotice: () => void;
  /** For the visitor: loads the page again if its files can be fetched, and says so if they cannot. */
  tryNow: () => void;
  /** From now on the page is loaded again by itself once its files can be fetched, unless that would lose something. */
  watch: () => void;
}

/**
 * Loads a page again whose code could not be loaded: the browser would not import a file twice.
 * @param mayLeave whether nothing was entered that the visitor has not sent
 * @param reload keeps what was entered
 */
export function reloadWhenReachable(
  { files, registry = REGISTRY_PATH }: BootData,
  mayLeave: () => boolean,
  reload: () => void,
): ReloadWhenReachable {
  const place = document.getElementById(RENDERED_PAGE.noticeId);
  const [notice, unreachable] = place?.querySelectorAll<HTMLElement>('[hidden]') ?? [];
  let delayMs = FIRST_PROBE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatching = false;
  let probing: Promise<boolean> | undefined;

  const probe = () => {
    probing ??= areReachable([...files, [registry, '']]).finally(() => (probing = undefined));
    return probing;
  };
  const probeAgain = () => {
    clearTimeout(timer);
    void probe().then((isReachable) => {
      if (!isWatching) return;
      if (isReachable && document.visibilityState === 'visible' && mayLeave() && mayReload()) reload();
      delayMs = Math.min(delayMs * 2, LONGEST_PROBE_MS);
      clearTimeout(timer);
      timer = setTimeout(probeAgain, delayMs);
    });
  };
  const probeIfVisible = () => {
    if (document.visibilityState === 'visible') probeAgain();
  };
  const tryNow = () => {
    if (unreachable) unreachable.hidden = true;
    void probe().then((isReachable) => {
      if (isReachable) reload();
      else if (unreachable) unreachable.hidden = false;
    });
  };
  place?.querySelector('button')?.addEventListener('click', tryNow);
  return {
    showNotice() {
      if (notice) notice.hidden = false;
    },
    hideNotice() {
      if (notice) notice.hidden = true;
      isWatching = false;
      clearTimeout(timer);
    },
    tryNow,
    watch() {
      if (isWatching) return;
      isWatching = true;
      addEventListener('online', probeIfVisible);
      document.addEventListener('visibilitychange', probeIfVisible);
      timer = setTimeout(probeIfVisible, delayMs);
    },
  };
}

async function areReachable(files: BootData['files']): Promise<boolean> {
  for (const [url, integrity] of files)
    // What the HTTP cache has is mostly good, and costs nothing.
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

/** Not again and again where a file fails that the page does not know. */
function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Math.abs(Date.now() - before) < BETWEEN_RELOADS_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false; // Without storage nothing would end a loop.
  }
}
