/** Fields of the security log; a test compares them with docs/operations/monitoring.md */
export const EVENT_FIELDS = {
  log: '`security`, to tell these lines from others',
  time: 'when, as 2026-11-22T09:30:00.000Z',
  event: 'which of the events below',
  request: 'id of the request, which the log of the server has as well; absent where `repeats` stands',
  network:
    'where it came from, the last 8 bits of an IPv4 and the last 80 of an IPv6 address left out; `many` where there were too many to tell apart',
  method: 'of the request',
  route: 'of the request, with names in the place of values, such as `/api/v1/releases/:remote/rollback`',
  agent: 'id of the agent, `null` where it is not known or there is none',
  session: 'id of the session, as the agent sees it among theirs',
  key: 'id of the publish key, as `naija keys list` shows it',
  remote: 'name of the remote',
  version: 'of the release that holds from then on',
  percent: 'share of visitors that get it',
  audit:
    'id and hash of the entry in the audit of operators, to compare with what `naija admin verify-audit` prints',
  repeats: 'how often it came again alike within the minute after it was written',
} as const;

interface EventKind {
  says: string;
  ids: readonly (keyof typeof EVENT_FIELDS)[];
  /** One client can cause many of these events, so repeats within a minute are only counted. */
  counted?: true;
}

export const SECURITY_EVENTS = {
  'login.succeeded': { says: 'An agent logged in', ids: ['agent'], counted: true },
  'login.failed': {
    says: 'A login was refused; `agent` is whose address was tried',
    ids: ['agent'],
    counted: true,
  },
  logout: { says: 'An agent logged out', ids: ['agent'], counted: true },
  'session.ended': { says: 'An agent ended one of their sessions', ids: ['agent', 'session'] },
  'sessions.ended': { says: 'An agent ended all of their other sessions', ids: ['agent'], counted: true },
  'reset.requested': {
    says: 'A link for a new password was asked for',
    ids: ['agent'],
    counted: true,
  },
  'reset.completed': { says: 'A new password was set by such a link', ids: ['agent'] },
  'password.changed': { says: 'An agent changed their password while logged in', ids: ['agent'] },
  'email.change-requested': { says: 'An agent asked for another email address', ids: ['agent'] },
  'email.change-cancelled': { says: 'An agent cancelled such a request', ids: ['agent'] },
  'email.changed': { says: 'The other address was confirmed, and holds', ids: ['agent'] },
  'email.restored': { says: 'The old address was taken back by the link sent to it', ids: ['agent'] },
  'phone.changed': { says: 'An agent gave their profile another phone number', ids: ['agent'] },
  'phone.restored': {
    says: 'The old number was taken back by the link of the mail about it',
    ids: ['agent'],
  },
  'phone.code-requested': {
    says: 'A code was sent to the phone number of an agent',
    ids: ['agent'],
    counted: true,
  },
  'phone.confirmed': { says: 'An agent confirmed their phone number by such a code', ids: ['agent'] },
  'operator.enrolled': { says: 'An operator set up a second factor', ids: ['agent', 'audit'] },
  'operator.passed': { says: 'An operator passed the second factor', ids: ['agent'] },
  'operator.failed': { says: 'A code of the second factor was wrong', ids: ['agent'], counted: true },
  'operator.decided': {
    says: 'An operator hid, restored, blocked, unblocked, dismissed, corrected a name, opened a case, answered an appeal or decided on a registration',
    ids: ['agent', 'audit'],
  },
  'data.downloaded': { says: 'An agent downloaded all of their data', ids: ['agent'] },
  'deletion.requested': { says: 'An agent asked to delete their account', ids: ['agent'] },
  'deletion.cancelled': { says: 'The account stays, by the link of the mail or a login', ids: ['agent'] },
  'account.deleted': {
    says: 'The sweep deleted the account, and no request did: `request`, `network`, `method` and `route` are absent',
    ids: ['agent'],
  },
  'request.unauthorized': { says: 'A request was answered 401', ids: ['agent'], counted: true },
  'request.forbidden': { says: 'A request was answered 403', ids: ['agent'], counted: true },
  'request.limited': { says: 'A request was answered 429', ids: ['agent'], counted: true },
  'key.refused': {
    says: 'An expired or revoked publish key was used',
    ids: ['key', 'remote'],
    counted: true,
  },
  'provenance.refused': {
    says: 'A release was refused, since its provenance was missing or not trusted',
    ids: ['key', 'remote', 'version'],
  },
  'release.published': {
    says: 'A release was published over HTTP, also one that stood there already',
    ids: ['key', 'remote', 'version'],
  },
  'release.canary': {
    says: 'A release was given to a share of visitors over HTTP',
    ids: ['key', 'remote', 'version', 'percent'],
  },
  'release.retired': { says: 'A remote was taken off the site over HTTP', ids: ['key', 'remote'] },
  'release.rolled-back': { says: 'A release was taken back over HTTP', ids: ['key', 'remote', 'version'] },
  'release.previewed': {
    says: 'A release that only its address shows was sent over HTTP',
    ids: ['key', 'remote', 'version'],
  },
  'release.preview-withdrawn': {
    says: 'Such a release was taken back over HTTP',
    ids: ['key', 'remote', 'version'],
  },
} as const satisfies Record<string, EventKind>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export type EventIds<E extends SecurityEvent> = Readonly<
  Record<(typeof SECURITY_EVENTS)[E]['ids'][number], string | number | null>
>;
