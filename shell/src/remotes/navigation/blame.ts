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
 * Reports a refused navigation. A release that navigates without input of the visitor is quarantined. One that opens
 * another site on a tap without a link is only reported, and the tap does nothing.
 * @param to the refused address; undefined for a loop
 */
export function onNavigationFault(to: string | undefined, trace: string, isByVisitor: boolean): void {
  const fault = releaseAtFault(trace);
  if (!fault) return;
  const isLoop = to === undefined;
  const reason = isLoop ? 'navigated in a loop' : `navigated to ${siteOf(to)} by itself`;
  if (!isLoop && isByVisitor) {
    const { remote, release } = fault;
    const { version } = release.metadata;
    reportFailure({ remote, version, kind: 'navigation', error: new Error(reason) });
  } else blame(fault, { kind: 'navigation', reason, text: isLoop ? messages.loop : messages.leave });
}

/** Returns the origin only, because the path may identify the visitor. */
function siteOf(to: string): string {
  const { origin, protocol } = new URL(to, location.href);
  return origin === 'null' ? protocol : origin;
}

interface Fault {
  readonly kind: FailureKind;
  readonly reason: string;
  readonly text: (release: string) => string;
}

function releaseAtFault(trace: string): VisibleRelease | undefined {
  const named = releaseIn(trace)?.remote;
  const release = named === undefined ? undefined : lastTried(named);
  return named !== undefined && release ? { remote: named, release } : visibleRelease();
}

/** Reports and quarantines a release, and offers the visitor a reload without it. Nothing reloads by itself. */
export function blame({ remote, release }: VisibleRelease, { kind, reason, text }: Fault): void {
  const { version, integrity } = release.metadata;
  reportFailure({ remote, version, kind, error: new Error(reason) });
  if (integrity === UNCHECKED) return; // A reload would load it again.
  quarantine(remote, release, reason);
  showFaultDialog(text(`${remote} ${version}`));
}
