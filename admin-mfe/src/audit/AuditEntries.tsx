import type { AuditEntry } from '@naija/contracts/http/operators';
import { TextLink } from '@naija/ui';
import { auditPath } from '../access/sections.ts';
import { Entries, Muted, Written, Moment } from '../lists/section-layout.tsx';
import { ACTION_WORDS, ADMIN_MESSAGES, SUBJECT_WORDS } from '../messages.ts';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** Each entry leads to the others about its subject. */
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
