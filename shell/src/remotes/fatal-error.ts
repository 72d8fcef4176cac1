import { restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { announceFailed } from '../browser/page-events.ts';
import { SHELL_MESSAGES } from '../words/messages.ts';
import { reportFailure } from './failures/report-failure.ts';
import { releaseIn } from './failures/running-releases.ts';
import { faultPanel } from './fault-panel.ts';
import { quarantine } from './quarantine.ts';
import { lastTried } from './tried-releases.ts';
import { visibleRelease } from './visible-release.ts';

const { fatal } = SHELL_MESSAGES;

/** Replaces a page that no longer works, and quarantines the release at fault, if it is known. */
export function showFatalError(error: unknown): void {
  const remote = remoteAtFault(error, restoreIntrinsics());
  const release = remote && lastTried(remote);
  if (release) {
    const { version } = release.metadata;
    reportFailure({ remote, version, kind: 'render', error });
    quarantine(remote, release, String(error));
    showPanel(fatal.ofRelease(`${remote} ${version}`));
  } else {
    console.error(error);
    showPanel(fatal.text);
  }
}

/** Halts a page in which no release could run any more. Never settles. */
export function haltPage(error: unknown): Promise<never> {
  showFatalError(error);
  return new Promise(() => undefined);
}

/** Finds the remote by the stack of the error; if intrinsics were changed, it is the visible one. */
function remoteAtFault(error: unknown, changed: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return releaseIn(stack)?.remote ?? (changed === '' ? undefined : visibleRelease()?.remote);
}

let isShown = false;

function showPanel(text: string): void {
  if (isShown || announceFailed(true)) return;
  isShown = true;
  const panel = faultPanel(fatal.title, text);
  panel.setAttribute('role', 'alert');
  const main = document.createElement('main');
  main.append(panel);
  document.body.replaceChildren(main);
  // A release may have hidden everything. The panel needs no styles of others.
  document.adoptedStyleSheets = [];
  document.querySelectorAll('style, [rel="stylesheet"]').forEach((sheet) => {
    sheet.remove();
  });
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
}
