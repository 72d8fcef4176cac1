import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormikContext } from 'formik';
import { Button } from '../../Button/Button.tsx';
import type { ButtonVariant } from '../../Button/button-style.ts';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What it says while the form is being sent: 'Uploading...'. */
  readonly busy: string;
  readonly variant?: ButtonVariant;
  /** Shown as doing nothing for a while; it keeps the focus. What a press does then is for the form to say. */
  readonly disabled?: boolean;
}

const Submit = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

/** Sends its form. While that is under way it says so, keeps the focus and does nothing. */
export function SubmitButton({ children, busy, variant = 'primary', disabled = false }: SubmitButtonProps) {
  const { isSubmitting, isValidating } = useFormikContext();
  const sending = isSubmitting && !isValidating;
  return (
    <Submit
      type="submit"
      $variant={variant}
      aria-disabled={sending || disabled}
      // A field that is left by this press would show its message and move the button before it is let go.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {sending ? busy : children}
    </Submit>
  );
}
