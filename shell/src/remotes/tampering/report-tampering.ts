import { reportFailure } from '../failures/report-failure.ts';
import { wasSent } from '../failures/send-report.ts';

export interface Tampering {
  readonly remote: string;
  readonly version: string;
  /** End of a sentence that begins with the release. */
  readonly what: string;
}

/** Reports, once in each page, a release that changed what belongs to the site. It keeps running. */
export function reportTampering({ remote, version, what }: Tampering): void {
  const failure = { remote, version, kind: 'tampering' } as const;
  if (!wasSent(failure)) reportFailure({ ...failure, error: new Error(what) });
}
