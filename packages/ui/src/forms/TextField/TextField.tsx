import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import {
  ControlBox,
  controlStyle,
  End,
  Start,
  type ControlLook,
} from '../../components/Select/control-style.ts';
import type { Elements } from '../../foundations/elements.ts';
import { tokens } from '../../foundations/theme/tokens.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { formattedInput, type TextFormat } from '../field/text-format.ts';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Adornment: a currency sign. */
  readonly start?: ReactNode;
  /** Adornment: a unit, or one button. */
  readonly end?: ReactNode;
  /** A button beside the control. */
  readonly beside?: Elements;
  /** Content beside the message; announces itself, unless it describes the field. */
  readonly aside?: ReactNode;
  readonly asideDescribes?: boolean;
  /** Converts between the value and a display text that differs from it. */
  readonly format?: TextFormat;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > ${ControlBox} {
    flex: 1 1 9rem;
  }
`;

const Input = styled.input<ControlLook>`
  ${controlStyle}
`;

export function TextField({
  name,
  label,
  hint,
  required,
  start,
  end,
  beside,
  aside,
  asideDescribes = false,
  format,
  ...input
}: TextFieldProps) {
  const field = useFormField({ name, label, hint, required, aside: asideDescribes && aside !== undefined });
  const text = shownText(field.value);
  return (
    <FieldFrame {...field.frame} aside={aside}>
      <Row>
        <ControlBox>
          <Input
            type="text"
            dir="auto"
            enterKeyHint="next"
            {...input}
            {...field.control}
            {...(format ? formattedInput(format, text, field.setValue) : { value: text })}
            $start={start !== undefined}
            $end={end !== undefined}
          />
          {start !== undefined && <Start>{start}</Start>}
          {end !== undefined && <End>{end}</End>}
        </ControlBox>
        {beside}
      </Row>
    </FieldFrame>
  );
}
