import { useId } from 'react';
import styled from 'styled-components';
import { Card, tokens, type Elements } from '@naija/ui';

export interface FormSectionProps {
  readonly title: string;
  readonly children: Elements;
}

const SectionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

/** Short fields, in columns where they fit. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.md};
`;

export function FormSection({ title, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <SectionCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </SectionCard>
  );
}
