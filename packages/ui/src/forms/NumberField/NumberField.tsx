import { useRef } from 'react';
import { useField } from 'formik';
import { Square, SquareCheck } from 'lucide-react';
import styled from 'styled-components';
import { NO_FIGURE_MESSAGES } from '@naija/contracts/domain/figure-messages';
import { NUMBER_FORMATS } from '@naija/contracts/domain/money';
import {
  isInSteps,
  isNone,
  NONE,
  readTypedNumber,
  type NumberKind,
} from '@naija/contracts/domain/typed-number';
import { translateText, words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { TextFormat } from '../field/text-format.ts';
import { shownText } from '../field/use-form-field.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

const texts = words('ui.number', {
  readAs: (value: string) => `That's ${value}`,
  /** Explanation after 'None'. */
  noneFor: (field: string) => `for ${field}`,
});

const None = styled(Button)`
  justify-content: start;
  min-width: 6.75rem; /* The same for each kind of number, so that the fields are as well. */
  padding-inline: ${tokens.space.sm};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  &[aria-pressed='true'] {
    background: ${tokens.color.brandSoft};
    border-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
`;

const PLAIN = /^\d+(?:\.\d)?$/;

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'start' | 'beside' | 'aside' | 'readOnly'
> {
  /** Offers a button for a figure that there is none of; its value is then `NONE`. */
  readonly mayBeNone?: boolean;
}

/** A whole number. */
export function NumberField(props: NumberFieldProps) {
  return <TypedNumberField {...props} kind="count" inputMode="numeric" />;
}

interface TypedNumberFieldProps
  extends NumberFieldProps, Pick<TextFieldProps, 'inputMode' | 'format' | 'start'> {
  readonly kind: NumberKind;
}

/**
 * A number as people write it, and below it what it was read as, where that looks different. Not of type `number`, which the
 * mouse wheel and arrow keys change unnoticed.
 */
export function TypedNumberField({ kind, mayBeNone = false, ...props }: TypedNumberFieldProps) {
  const [{ value }, , { setValue }] = useField<unknown>(props.name);
  const typed = useRef('');
  const text = shownText(value).trim();
  const read = readAs(kind, text);
  const hasNone = mayBeNone && isNone(text);
  const none = translateText(NO_FIGURE_MESSAGES[kind]);
  const toggle = () => {
    if (!hasNone) typed.current = text;
    void setValue(hasNone ? typed.current : NONE);
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      {...(hasNone && { readOnly: true, format: showing(none), start: undefined, end: undefined })}
      type="text"
      beside={
        mayBeNone ? (
          <None $variant="secondary" aria-pressed={hasNone} onClick={toggle}>
            {hasNone ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />}
            <span>{none}</span> <VisuallyHidden>{texts.noneFor(props.label)}</VisuallyHidden>
          </None>
        ) : undefined
      }
      aside={read === undefined ? undefined : texts.readAs(read)}
      asideDescribes
    />
  );
}

/** Shows a text whatever the value is. */
function showing(text: string): TextFormat {
  return { separators: /$^/g, show: () => text };
}

function readAs(kind: NumberKind, typed: string): string | undefined {
  const value = readTypedNumber(kind, typed);
  if (PLAIN.test(typed) || !isInSteps(kind, value) || value < 0) return undefined;
  const shown = NUMBER_FORMATS[kind](value);
  return shown === typed ? undefined : shown;
}
