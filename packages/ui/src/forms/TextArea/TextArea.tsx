import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ControlBox, controlStyle, type ControlLook } from '../../components/Select/control-style.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';
import { countLeft, countText } from './count-text.ts';

/** Time without a change after which the count is announced. */
const ANNOUNCE_DELAY_MS = 700;

type AreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'minLength'
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  /** Minimum length of the schema; shows a character count. */
  readonly min?: number;
  /** Maximum length of the schema; shows what is left near the end, and does not truncate. */
  readonly max?: number;
}

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  line-height: 1.5;
  resize: vertical;
`;

export function TextArea({ name, label, hint, required, min, max, ...area }: TextAreaProps) {
  const counted = min !== undefined || max !== undefined;
  const field = useFormField({ name, label, hint, required, aside: counted });
  const text = shownText(field.value);
  const left = max === undefined ? '' : countLeft(text, max);
  const count = left === '' && min !== undefined ? countText(text, min) : left;
  return (
    <FieldFrame {...field.frame} aside={counted ? count : undefined}>
      <ControlBox>
        <Area rows={6} dir="auto" enterKeyHint="enter" {...area} {...field.control} value={text} />
      </ControlBox>
      {counted && <DebouncedAnnouncement text={count} />}
    </FieldFrame>
  );
}

/** Live region that announces a text once it has stopped changing, rather than at every key. */
function DebouncedAnnouncement({ text }: { readonly text: string }) {
  const [initial] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, ANNOUNCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return <VisuallyHidden aria-live="polite">{settled !== initial && settled}</VisuallyHidden>;
}
