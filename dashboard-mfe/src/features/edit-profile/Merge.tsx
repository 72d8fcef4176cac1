import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button, Card, formatMoment, tokens } from '@naija/ui';
import type { Difference } from './differences.ts';
import { FieldChoice, type Side } from './FieldChoice.tsx';

export interface MergeProps {
  readonly differences: readonly Difference[];
  /** Since when the server's record is as it is; ISO 8601, UTC. */
  readonly changedAt: string;
  /** Gets the value that was chosen for each field. */
  readonly onResolved: (chosen: Readonly<Record<string, string>>) => void;
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.md};
  border-color: ${tokens.color.warning};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

/** Lets the agent choose between what was typed and what was saved elsewhere meanwhile, field by field. */
export function Merge({ differences, changedAt, onResolved }: MergeProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sides, setSides] = useState<Readonly<Partial<Record<string, Side>>>>({});
  const sideOf = ({ field, edited }: Difference) => sides[field] ?? (edited ? 'mine' : 'theirs');
  const { key } = useLocation();
  useEffect(() => {
    // Also when a link leads here: it may have come while another tab was shown.
    heading.current?.focus();
  }, [key]);
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
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
    </Sheet>
  );
}
