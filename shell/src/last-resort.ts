import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { restoreNatives } from './natives/open-natives.ts';
import { failed } from './remotes/failures/failed.ts';
import { releaseIn } from './remotes/failures/running-releases.ts';
import { quarantine } from './remotes/selection/quarantine.ts';
import { shownNow } from './remotes/shown-now.ts';
import { lastTried } from './remotes/tried-releases.ts';

/**
 * Says what failed where nothing is left of the page, in plain elements, for React can render nothing any more. The
 * release that is at fault, if one is known to be, is quarantined: the page comes without it when it is reloaded.
 */
export function showLastResort(error: unknown): void {
  const remote = remoteAtFault(error, restoreNatives());
  const release = remote && lastTried(remote);
  if (release) {
    const { version } = release.metadata;
    failed({ remote, version, kind: 'render', error });
    quarantine(remote, release, String(error));
    say(`A part of it, ${remote} ${version}, has a fault. Reload the page to go on without that version.`);
  } else {
    console.error(error);
    say('Something failed. Reload the page to go on.');
  }
}

/** By the error's own trace; where natives were changed, that of the page in which it came to light. */
function remoteAtFault(error: unknown, changed: string): string | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  return releaseIn(trace)?.remote ?? (changed === '' ? undefined : shownNow()?.remote);
}

let said = false;

function say(text: string): void {
  if (said) return;
  said = true;
  const panel = document.createElement('div');
  panel.setAttribute('role', 'alert');
  // The page's own styles are gone with React.
  panel.style.cssText =
    'display:grid;gap:1rem;justify-items:start;max-width:36rem;margin:15vh auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif';
  const title = document.createElement('h1');
  title.style.fontSize = '1.5rem';
  title.textContent = `${PRODUCT_NAME} stopped working`;
  const words = document.createElement('p');
  words.style.overflowWrap = 'anywhere';
  words.textContent = text;
  const button = document.createElement('button');
  button.style.cssText = 'min-height:3rem;padding:0 1.5rem;font:inherit';
  button.textContent = 'Reload';
  button.addEventListener('click', () => {
    globalThis.location.reload();
  });
  panel.append(title, words, button);
  const main = document.createElement('main');
  main.append(panel);
  document.body.append(main);
}
