import { API_PREFIX } from './paths.ts';

/** Failures that a page load can have, in the order in which counts are stored: a new one comes last. */
export const LOAD_FAILURES = [
  'load',
  /** The entry module threw, hung or exported no remote. */
  'import',
  'render',
  'runtime',
  /** The page hung or crashed while the remote was shown. */
  'freeze',
  /** Navigated in a loop, or to another site, though the visitor had done nothing. */
  'navigation',
  /** Hid or covered its page or the shell's navigation. */
  'hidden',
  /** Filled the page or its memory, or ran on after its page was left. */
  'leak',
  /** Changed links, cookies or stored data of the site. */
  'tampering',
] as const;

export const FAILURE_KINDS = [
  /** Incompatible with the shell, or claims a route of another remote: the release has not run. */
  'misfit',
  ...LOAD_FAILURES,
  /** Reported by the browser: the content security policy refused something. */
  'policy',
  /** Missing, damaged, unsigned or older than one seen before; `version` is then its serial. */
  'registry',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Body of `POST /api/v1/report`, without personal data; `remote` is 'registry' for failures of the registry. */
export interface FailureReport {
  remote: string;
  version: string;
  kind: FailureKind;
  message: string;
  /** Lines of the stack trace that name scripts of the release. */
  stack?: string;
  /** Id of the last request of the page that the server failed to answer, otherwise of the page. */
  request?: string;
}

export const REPORT_MESSAGE_MAX = 200;
export const REPORT_STACK_MAX = 2_000;

export const reportPaths = {
  report: `${API_PREFIX}/report`,
  /** Endpoint for violations of the content security policy. */
  policy: `${API_PREFIX}/report/policy`,
} as const;

const MAIL = /.@./;
const QUERY = /[?#]\S*/g;
const LONG_NUMBER = /\+?\d[\d\s-]{5,}\d/g;

/** Removes queries of URLs, email addresses and long numbers from a message, and truncates it. */
export function redactPersonalData(message: string): string {
  const read = message.slice(0, 5 * REPORT_MESSAGE_MAX);
  return read
    .replace(/\S+/g, (word) => (MAIL.test(word) ? '…' : word))
    .replace(QUERY, '')
    .replace(LONG_NUMBER, '…')
    .slice(0, REPORT_MESSAGE_MAX);
}
