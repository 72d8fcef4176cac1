import { reportThrown } from '../remotes/failures/report-failure.ts';
import { readReleaseId } from '../remotes/release-id.ts';
import { renderedBy } from '../remotes/rendered-by.ts';

/** Reports that React has discarded a part of the rendered page and rendered it anew. */
export function reportRedraw(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  reportThrown({ ...readReleaseId(renderedBy() ?? ''), kind: 'render', error: cause });
}
