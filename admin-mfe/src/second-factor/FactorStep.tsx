import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Page, tokens } from '@naija/ui';

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  max-width: 32rem;
`;

interface FactorStepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One step of the second factor. Its first field, or its heading, is focused. */
export function FactorStep({ title, text, children }: FactorStepProps) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = column.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? column.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [title]);
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
