import type { ComponentPropsWithoutRef, ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { useFormikContext } from 'formik';
import { tokens } from '../../theme/tokens.ts';
import { useFocusFirstRefused } from './use-focus-first-refused.ts';

export interface FormBodyProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset'> {
  /** What became of the form as a whole, in words; announced when it changes. */
  readonly status?: ReactNode;
  /** Called when the rules refused a submit, with their message for each field. */
  readonly onRefused?: ((messages: Readonly<Record<string, unknown>>) => void) | undefined;
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

// It is there from the start, because only a change inside of it is announced; empty it takes no room.
const Status = styled.div`
  &:empty {
    margin-top: calc(-1 * ${tokens.space.sm});
  }

  &:not(:empty) {
    padding: ${tokens.space.sm} ${tokens.space.md};
    background: ${tokens.color.accentSoft};
    border-inline-start: 4px solid ${tokens.color.accent};
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.accent};
    font-weight: 500;
  }
`;

/** The form element around the fields. While one submit is under way, another is not begun. */
export function FormBody({ status, onRefused, children, ...form }: FormBodyProps) {
  const { isSubmitting, submitForm } = useFormikContext();
  const ref = useFocusFirstRefused(onRefused);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submitForm();
  };
  return (
    <Column {...form} ref={ref} noValidate onSubmit={submit}>
      {children}
      <Status role="status">{status}</Status>
    </Column>
  );
}
