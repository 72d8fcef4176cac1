import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pageTitle } from '@naija/contracts/domain/product';
import { tokens } from '../theme/tokens.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.md} ${tokens.space.xxl};
`;

/** The parts of a page below each other, and the document's title. The margins around it are the shell's. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Column>
      <title>{pageTitle(title)}</title>
      {children}
    </Column>
  );
}
