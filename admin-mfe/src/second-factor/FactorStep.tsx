import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Page, tokens, type Elements, showToast } from '@naija/ui';
import { FACTOR_MESSAGES } from '../messages.ts';

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
  /** The step replaces another one, which had the focus: its first field, or its heading, is focused. */
  readonly takesFocus?: boolean;
}

/** One step of the second factor. Of the first one the shell focuses the heading, as of any page. */
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

/** Copies a text and says whether that has worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(FACTOR_MESSAGES.copied, { kind: 'success' });
  } catch {
    showToast(FACTOR_MESSAGES.notCopied, { kind: 'danger' });
  }
}
