import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { pageTitle } from '@naija/contracts/domain/product';
import { translateText } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.md} ${tokens.space.xxl};
`;

/** The sections of a page and the document title. The shell adds the margins. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  // Not a `title` element, which React would add to the one that the server has sent.
  useLayoutEffect(() => {
    document.title = pageTitle(translateText(title));
  }, [title]);
  return <Column>{children}</Column>;
}
