import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SecondFactorRequest } from '@naija/contracts/http/operators';
import { secondFactorSchema } from '@naija/contracts/schemas/operator-forms';
import { Page, tokens, type Elements, showToast, CodeForm, type CodeFormProps } from '@naija/ui';
import { toRequestError } from '../shared/request-error.ts';
import { FACTOR_MESSAGES } from './messages.ts';

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  max-width: 32rem;
`;

interface FactorStepProps {
  readonly title: string;
  readonly text: string;
  readonly children: Elements;
  /** Focuses the first field or the heading, because the step replaces one that had the focus. */
  readonly takesFocus?: boolean;
}

/** One step of the second factor. The shell focuses the heading of the first step, as on any page. */
export function FactorStep({ title, text, children, takesFocus = false }: FactorStepProps) {
  const column = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const field = column.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? column.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [takesFocus]);
  return (
    <Page title={title}>
      <Column ref={column}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {children}
      </Column>
    </Page>
  );
}

/** Copies a text and shows the result in a toast. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(FACTOR_MESSAGES.copied, { kind: 'success' });
  } catch {
    showToast(FACTOR_MESSAGES.notCopied, { kind: 'danger' });
  }
}

interface FactorCodeFormProps<Result> extends Pick<
  CodeFormProps<SecondFactorRequest, Result>,
  'send' | 'onSuccess'
> {
  readonly hint: string;
  readonly action: string;
}

/** A form for a code of an authenticator app or, when signing in, a recovery code. */
export function FactorCodeForm<Result>({ hint, action, ...form }: FactorCodeFormProps<Result>) {
  return (
    <CodeForm
      {...form}
      schema={secondFactorSchema}
      initialValues={{ code: '' }}
      toError={toRequestError}
      texts={{ label: FACTOR_MESSAGES.code, hint, submit: action, busy: FACTOR_MESSAGES.checking }}
      hasAnyCharacter
    />
  );
}
