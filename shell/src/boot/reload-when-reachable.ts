import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { areReachable, claimReload, checkRepeatedly } from '../browser/reachable.ts';

/** Key in sessionStorage of the time when this tab last reloaded itself. */
const RELOADED_KEY = 'naija:reloaded';

interface ReloadWhenReachable {
  showNotice: () => void;
  hideNotice: () => void;
  /** Reloads the page for the visitor if its files can be fetched, and otherwise shows that they cannot. */
  tryNow: () => void;
  /** Reloads the page once its files can be fetched, unless entered text would be lost. */
  watch: () => void;
}

/**
 * Reloads a page whose code could not be loaded, because a browser never imports a failed file again.
 * @param mayLeave whether there is no text that the visitor entered and did not send
 * @param reload keeps the entered text
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
        if (mayLeave() && claimReload(RELOADED_KEY)) reload();
      });
    },
  };
}
