import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { areReachable, mayReload, checkRepeatedly } from '../browser/reachable.ts';

/** Name in sessionStorage of when this tab was last loaded again by itself. */
const RELOADED_KEY = 'naija:reloaded';

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
  let stop: (() => void) | undefined;
  let probing: Promise<boolean> | undefined;

  const probe = () => {
    probing ??= areReachable([...files, [registry, '']]).finally(() => (probing = undefined));
    return probing;
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
      stop?.();
      stop = undefined;
    },
    tryNow,
    watch() {
      stop ??= checkRepeatedly(probe, () => {
        if (mayLeave() && mayReload(RELOADED_KEY)) reload();
      });
    },
  };
}
