import styled from 'styled-components';
import { Card, tokens, type Elements } from '@naija/ui';
import type { DashboardSectionInfo } from './sections.ts';

interface DashboardSectionProps {
  readonly section: DashboardSectionInfo;
  readonly children: Elements;
}

export const SectionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.md};
  scroll-margin-block-start: ${tokens.space.md};

  > h2 {
    font-size: ${tokens.text.title};
  }

  > button {
    justify-self: start;
  }
`;

/** A section of the Dashboard tab or of Settings. It is focusable, as the target of links. */
export function DashboardSection({ section: { id, title }, children }: DashboardSectionProps) {
  return (
    <SectionCard as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </SectionCard>
  );
}
