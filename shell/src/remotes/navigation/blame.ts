import type { FailureKind } from '@naija/contracts/http/reports';
import { reportFailure } from '../failures/report-failure.ts';
import { releaseIn } from '../failures/running-releases.ts';
import { quarantine } from '../quarantine.ts';
import { UNCHECKED } from '../release-id.ts';
import { lastTried } from '../tried-releases.ts';
import { visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { showFaultDialog } from './fault-dialog.ts';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';

const { fault: messages } = LAZY_MESSAGES;

/**
 * Reports a navigation that was refused. A release that navigates though the visitor does nothing is quarantined; one
 * that opens another site at a tap, but by no link, is only reported: the tap does nothing then.
 * @param to where it wanted to lead the visitor; undefined for a loop
 */
export function onNavigationFault(to: string | undefined, trace: string, isCaused: boolean): void {
  const fault = releaseAtFault(trace);
  if (!fault) return;
  const isLoop = to === undefined;
  const reason = isLoop ? 'navigated in a loop' : `navigated to ${siteOf(to)} by itself`;
  if (!isLoop && isCaused) {
    const { remote, release } = fault;
    const { version } = release.metadata;
    reportFailure({ remote, version, kind: 'navigation', error: new Error(reason) });
  } else blame(fault, { kind: 'navigation', reason, text: isLoop ? messages.loop : messages.leave });
}

/** Without what the address says of the visitor. */
function siteOf(to: string): string {
  const { origin, protocol } = new URL(to, location.href);
  return origin === 'null' ? protocol : origin;
}

interface Fault {
  readonly kind: FailureKind;
  /** For the team. */
  readonly reason: string;
  /** For the visitor. */
  readonly text: (release: string) => string;
}

/** The release that a stack trace names first, or else the visible one. */
export function releaseAtFault(trace: string): VisibleRelease | undefined {
  const named = releaseIn(trace)?.remote;
  const release = named === undefined ? undefined : lastTried(named);
  return named !== undefined && release ? { remote: named, release } : visibleRelease();
}

/** Reports and quarantines a release, and offers the visitor to go on without it: nothing reloads by itself. */
export function blame({ remote, release }: VisibleRelease, { kind, reason, text }: Fault): void {
  const { version, integrity } = release.metadata;
  reportFailure({ remote, version, kind, error: new Error(reason) });
  if (integrity === UNCHECKED) return; // A reload would bring it back.
  quarantine(remote, release, reason);
  showFaultDialog(text(`${remote} ${version}`));
}
