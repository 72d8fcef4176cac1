import { LAZY_MESSAGES } from '../../lazy-messages.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { blame, releaseAtFault } from './blame.ts';

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
