import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card, tokens } from '@naija/ui';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

/** Short fields, beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.xs} ${tokens.space.md};
`;

/** A part of a long form, with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Sheet>
  );
}
