import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button, Card, formatMoment, tokens } from '@naija/ui';
import type { Difference } from './differences.ts';
import { FieldChoice, type Side } from './FieldChoice.tsx';

export interface EditConflictProps {
  readonly differences: readonly Difference[];
  /** When the server's record was changed; ISO 8601, UTC. */
  readonly changedAt: string;
  readonly onResolved: (chosen: Readonly<Record<string, string>>) => void;
}

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
export function EditConflict({ differences, changedAt, onResolved }: EditConflictProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sides, setSides] = useState<Readonly<Partial<Record<string, Side>>>>({});
  const sideOf = ({ field, isEdited }: Difference) => sides[field] ?? (isEdited ? 'mine' : 'theirs');
  const { key } = useLocation();
  useEffect(() => {
    // On each navigation, as the conflict may have appeared while another tab was shown.
    heading.current?.focus();
  }, [key]);
  return (
    <ConflictCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Your profile was changed elsewhere meanwhile
      </h2>
      <p>
        Changed elsewhere on <time dateTime={changedAt}>{formatMoment(changedAt)}</time>. Nothing was saved,
        and what you entered is still here.
        {differences.length > 0
          ? ' Choose what each of these fields should say, then upload again.'
          : ' It is the same as what was saved there; upload again if you chose a photo.'}
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
      <Button
        $variant="primary"
        onClick={() => {
          onResolved(
            Object.fromEntries(
              differences.map((difference) => [difference.field, difference[sideOf(difference)]]),
            ),
          );
        }}
      >
        Put these into the form
      </Button>
    </ConflictCard>
  );
}
