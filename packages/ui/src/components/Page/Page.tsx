import { useLayoutEffect } from 'react';
import styled from 'styled-components';
import { pageTitle } from '@naija/contracts/domain/product';
import { translateText } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.md} ${tokens.space.xxl};
`;

/** The sections of a page and the document title. The shell adds the margins. */
export function Page({ title, children }: { readonly title: string; readonly children: Elements }) {
  const whole = pageTitle(translateText(title));
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <Column>
      {/* Only on the server: in the browser, React would add a second title to the one that was sent. */}
      {import.meta.env.SSR && <title>{whole}</title>}
      {children}
    </Column>
  );
}
