import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Message of the rule that the value breaks; only where the field was touched. */
  readonly error?: string | undefined;
  /** What stands at the end of the field, such as a button. */
  readonly end?: ReactNode;
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
`;

const Label = styled.label`
  font-weight: 600;
`;

const Box = styled.div`
  display: flex;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};

  &:has(> input[aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  background: transparent;
  border: 0;
  border-radius: inherit;
`;

// One line is always kept free: a message that appears on leaving a field must not move the button being pressed.
const Message = styled.p`
  min-height: 1.5em;
  line-height: 1.5;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.small};
`;

/** A field of one line with its label and its error, tied together for screen readers. */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : messageId}
        />
        {end}
      </Box>
      <Message id={messageId}>{error}</Message>
    </Field>
  );
}
