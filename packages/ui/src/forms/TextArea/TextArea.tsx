import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ControlBox, controlStyle, type ControlLook } from '../field/control-style.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';
import { countText } from './count-text.ts';
import { Settled } from './Settled.tsx';

type AreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'minLength'
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  /** The least length that the rules accept; with it, the characters are counted against it. */
  readonly min?: number;
}

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  line-height: 1.5;
  resize: vertical;
`;

/** A text of several lines. */
export function TextArea({ name, label, hint, required, min, ...area }: TextAreaProps) {
  const field = useFormField({ name, label, hint, required, aside: min !== undefined });
  const text = shownText(field.value);
  const count = min === undefined ? undefined : countText(text, min);
  return (
    <FieldFrame {...field.frame} aside={count}>
      <ControlBox>
        <Area rows={6} enterKeyHint="enter" {...area} {...field.control} value={text} />
      </ControlBox>
      {count !== undefined && <Settled text={count} />}
    </FieldFrame>
  );
}
