import type { FailureKind } from '@naija/contracts/http/reports';
import { reportFailure } from '../failures/report-failure.ts';
import { releaseIn } from '../failures/running-releases.ts';
import { quarantine } from '../quarantine.ts';
import { UNCHECKED } from '../release-id.ts';
import { lastTried } from '../tried-releases.ts';
import { visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { showFaultDialog } from './fault-dialog.ts';

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
