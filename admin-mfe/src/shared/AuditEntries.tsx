import type { AuditAction } from '@naija/contracts/http/operators';
import type { AuditEntry } from '@naija/contracts/http/operators';
import { words } from '@naija/runtime';
import { TextLink } from '@naija/ui';
import { ADMIN_MESSAGES, SUBJECT_WORDS } from '../messages.ts';
import { Entries, Muted, Written, Moment } from './section-layout.tsx';
import { auditPath } from './sections.ts';

const ACTION_WORDS: Readonly<Record<AuditAction, string>> = words('admin.actions', {
  grant: 'Made an operator',
  revoke: 'No operator any more',
  enrol: 'Set up a second factor',
  'reset-second-factor': 'Second factor reset',
  open: 'Case opened',
  dismiss: 'Reports dismissed',
  hide: 'Hidden',
  restore: 'Shown again',
  block: 'Account blocked',
  unblock: 'Account unblocked',
  'remove-photo': 'Photo removed',
  rename: 'Name corrected',
  'appeal-granted': 'Appeal granted',
  'appeal-refused': 'Appeal refused',
  'registration-confirmed': 'Registration confirmed',
  'registration-refused': 'Registration refused',
  'registration-revoked': 'Registration revoked',
});

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** Each entry links to the other entries about its subject. */
  readonly isLinked?: boolean;
}

export function AuditEntries({ entries, isLinked = false }: AuditEntriesProps) {
  return (
    <Entries>
      {entries.map(({ id, at, action, subject, note, operator }) => (
        <li key={id}>
          <p>
            <strong>{ACTION_WORDS[action]}</strong> <span>{`· ${SUBJECT_WORDS[subject.kind]}`}</span>{' '}
            {isLinked && <TextLink to={auditPath(subject.id)}>{subject.id}</TextLink>}
          </p>
          {note !== '' && <Written dir="auto">{note}</Written>}
          <Muted>
            <Moment at={at} /> · <bdi>{operatorName(operator)}</bdi>
          </Muted>
        </li>
      ))}
    </Entries>
  );
}

function operatorName({ id, name }: AuditEntry['operator']): string {
  if (name !== undefined) return name;
  return id === undefined ? ADMIN_MESSAGES.audit.system : ADMIN_MESSAGES.audit.deleted;
}
