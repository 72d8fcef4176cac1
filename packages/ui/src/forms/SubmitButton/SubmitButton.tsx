import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormikContext } from 'formik';
import { Button } from '../../components/Button/Button.tsx';
import { ariaDisabledStyle, type ButtonVariant } from '../../components/Button/button-style.ts';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Label while the form is being submitted: 'Uploading...'. */
  readonly busy: string;
  readonly variant?: ButtonVariant;
  /** Sets `aria-disabled`: the button looks disabled, keeps the focus and still submits. */
  readonly disabled?: boolean;
}

const Submit = styled(Button)`
  ${ariaDisabledStyle}
`;

/** Submit button with a busy state, in which it keeps the focus. */
export function SubmitButton({ children, busy, variant = 'primary', disabled = false }: SubmitButtonProps) {
  const { isSubmitting, isValidating } = useFormikContext();
  const sending = isSubmitting && !isValidating;
  return (
    <Submit
      type="submit"
      $variant={variant}
      aria-disabled={sending || disabled}
      // Otherwise the blur of a field could show its message and move the button before the press ends.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {sending ? busy : children}
    </Submit>
  );
}
