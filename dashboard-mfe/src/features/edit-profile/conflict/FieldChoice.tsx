import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../../messages.ts';
import { formatValue } from '../../../profile-form/format-value.ts';
import { PROFILE_FIELDS } from '../../../profile-form/profile-fields.ts';
import type { Difference } from './differences.ts';

export type Side = 'mine' | 'theirs';

const MESSAGES = DASHBOARD_MESSAGES.conflict;
const SIDES = { mine: 'thisDevice', theirs: 'otherDevice' } as const satisfies Readonly<Record<Side, string>>;

export interface FieldChoiceProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Choice = styled.label`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: start;
  min-height: ${tokens.size.touch};
  padding-block: ${tokens.space.xs};
  cursor: pointer;

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${tokens.color.brand};
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export function FieldChoice({ difference, side, onSide }: FieldChoiceProps) {
  const name = useId();
  return (
    <Group>
      <legend>{PROFILE_FIELDS[difference.field]}</legend>
      {(Object.keys(SIDES) as Side[]).map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => {
              onSide(choice);
            }}
          />
          <span>
            <span>{MESSAGES[SIDES[choice]]}</span>:{' '}
            <bdi>{formatValue(difference.field, difference[choice])}</bdi>
          </span>
        </Choice>
      ))}
    </Group>
  );
}
