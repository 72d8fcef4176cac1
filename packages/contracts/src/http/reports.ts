import { API_PREFIX } from './paths.ts';

/** What a release of a remote, or the registry, can do wrong in a visitor's browser. */
export const FAILURE_KINDS = [
  /** It does not fit the shell, or claims a route of another remote. */
  'misfit',
  /** A file did not arrive, or not unchanged. */
  'load',
  /** It threw, hung or gave no remote as it was imported. */
  'import',
  /** It threw as it was rendered. */
  'render',
  /** It threw later, in a click or a timer. */
  'runtime',
  /** It made the page stand still, or brought it down, while it was shown. */
  'freeze',
  /** The registry was missing, damaged, unsigned or older than one seen before; `version` is then its serial. */
  'registry',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Body of `POST /api/v1/report`; nothing in it says who the visitor is. */
export interface FailureReport {
  /** Short name of the remote; 'registry' where the registry itself is at fault. */
  remote: string;
  version: string;
  kind: FailureKind;
  message: string;
}

/** Characters of a report's message that are kept. */
export const REPORT_MESSAGE_MAX = 200;

export const reportPaths = {
  report: `${API_PREFIX}/report`,
  /** Where browsers report what the content security policy kept out. */
  policy: `${API_PREFIX}/report/policy`,
} as const;

const MAIL = /.@./;
const QUERY = /[?#]\S*/g;
const LONG_NUMBER = /\+?\d[\d\s-]{5,}\d/g;

/** A message without what could tell of a person: addresses' queries, e-mail addresses, long numbers. */
export function impersonal(message: string): string {
  // What is cut off first would only take time.
  const read = message.slice(0, 5 * REPORT_MESSAGE_MAX);
  return read
    .replace(/\S+/g, (word) => (MAIL.test(word) ? '…' : word))
    .replace(QUERY, '')
    .replace(LONG_NUMBER, '…')
    .slice(0, REPORT_MESSAGE_MAX);
}
