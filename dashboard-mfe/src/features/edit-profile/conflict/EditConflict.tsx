import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { BusyButton, Card, formatMoment, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../../messages.ts';
import type { Difference } from './differences.ts';
import { FieldChoice, type Side } from './FieldChoice.tsx';

export interface EditConflictProps {
  readonly differences: readonly Difference[];
  /** Time at which the server's record was changed; ISO 8601, UTC. */
  readonly changedAt: string;
  /** Settles once the chosen values are stored for sending, or are in the form. */
  readonly onSave: (chosen: Readonly<Record<string, string>>) => Promise<void>;
}

const MESSAGES = DASHBOARD_MESSAGES.conflict;

const ConflictCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.md};
  border-color: ${tokens.color.warning};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

/** Lets the agent choose, field by field, between the form and a record that was changed elsewhere. */
export function EditConflict({ differences, changedAt, onSave }: EditConflictProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [sides, setSides] = useState<Readonly<Partial<Record<string, Side>>>>({});
  const sideOf = ({ field, isEdited }: Difference) => sides[field] ?? (isEdited ? 'mine' : 'theirs');
  const save = () => {
    setSaving(true);
    void onSave(
      Object.fromEntries(differences.map((difference) => [difference.field, difference[sideOf(difference)]])),
    );
  };
  const { key } = useLocation();
  useEffect(() => {
    // The heading is focused on each navigation, as the conflict may have appeared while another tab was shown.
    heading.current?.focus();
  }, [key]);
  return (
    <ConflictCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {MESSAGES.title}
      </h2>
      <p>
        {MESSAGES.changedAt} <time dateTime={changedAt}>{formatMoment(changedAt)}</time>.{' '}
        <span>{differences.length > 0 ? MESSAGES.choose : MESSAGES.same}</span>
      </p>
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          side={sideOf(difference)}
          onSide={(side) => {
            setSides({ ...sides, [difference.field]: side });
          }}
        />
      ))}
      <BusyButton $variant="primary" busy={isSaving} busyLabel={MESSAGES.saving} onClick={save}>
        {MESSAGES.save}
      </BusyButton>
    </ConflictCard>
  );
}
