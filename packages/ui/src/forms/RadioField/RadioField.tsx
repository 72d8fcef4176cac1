import { useId } from 'react';
import styled from 'styled-components';
import { CircleAlert } from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';
import { useFormField, type FieldProps } from '../field/use-form-field.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface RadioFieldProps extends FieldProps {
  readonly options: readonly RadioOption[];
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space.xxs};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${tokens.space.sm};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.brand};
  }

  &:has(:checked) {
    background: ${tokens.color.brandSoft};
    border-color: ${tokens.color.brand};
  }

  > ${Hint} {
    grid-column: 2;
  }
`;

const Radio = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${tokens.color.brand};
  cursor: inherit;
`;

const Message = styled.p`
  display: flex;
  gap: ${tokens.space.xxs};
  color: ${tokens.color.danger};
  font-size: ${tokens.text.small};
  font-weight: 500;

  > svg {
    flex: none;
    width: 1.15em;
    height: 1.5em;
  }
`;

/** One choice of a few, as radio buttons. */
export function RadioField({ options, ...props }: RadioFieldProps) {
  const { frame, control, value } = useFormField(props);
  const group = useId();
  return (
    <Group aria-describedby={control['aria-describedby']}>
      <Legend>{frame.label}</Legend>
      {frame.hint !== undefined && <Hint id={frame.ids.hint}>{frame.hint}</Hint>}
      {options.map((option) => (
        <Choice key={option.value}>
          <Radio
            {...control}
            id={`${group}-${option.value}`}
            type="radio"
            value={option.value}
            checked={value === option.value}
          />
          <span>{option.label}</span>
          {option.hint !== undefined && <Hint as="span">{option.hint}</Hint>}
        </Choice>
      ))}
      {frame.error !== undefined && (
        <Message id={frame.ids.message}>
          <CircleAlert aria-hidden="true" />
          <span>{frame.error}</span>
        </Message>
      )}
    </Group>
  );
}
