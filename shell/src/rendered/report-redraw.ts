import { REDRAWN_EVENT } from '../live-event.ts';
import { reportThrown } from '../remotes/failures/report-failure.ts';
import { readReleaseId } from '../remotes/release-id.ts';
import { renderedBy } from '../remotes/rendered-by.ts';

/**
 * Reports that React has discarded a part of the rendered page and rendered it anew; not where an extension or a translator
 * had changed it, which no release can help.
 */
export function reportRedraw(error: unknown): void {
  if (!document.dispatchEvent(new Event(REDRAWN_EVENT, { cancelable: true }))) return;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  reportThrown({ ...readReleaseId(renderedBy() ?? ''), kind: 'render', error: cause });
}
