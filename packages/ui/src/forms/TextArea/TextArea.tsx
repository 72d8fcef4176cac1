import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ControlBox, controlStyle, type ControlLook } from '../field/control-style.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';
import { countLeft, countText } from './count-text.ts';
import { Settled } from './Settled.tsx';

type AreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'minLength'
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  /** The least length that the rules accept; with it, the characters are counted against it. */
  readonly min?: number;
  /** The greatest length that the rules accept; what is left is counted when it is near. More can still be typed. */
  readonly max?: number;
}

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  line-height: 1.5;
  resize: vertical;
`;

/** A text of several lines. */
export function TextArea({ name, label, hint, required, min, max, ...area }: TextAreaProps) {
  const counted = min !== undefined || max !== undefined;
  const field = useFormField({ name, label, hint, required, aside: counted });
  const text = shownText(field.value);
  const left = max === undefined ? '' : countLeft(text, max);
  const count = left === '' && min !== undefined ? countText(text, min) : left;
  return (
    <FieldFrame {...field.frame} aside={counted ? count : undefined}>
      <ControlBox>
        <Area rows={6} enterKeyHint="enter" {...area} {...field.control} value={text} />
      </ControlBox>
      {counted && <Settled text={count} />}
    </FieldFrame>
  );
}
