import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer, ToastRegion, tokens } from '@naija/ui';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

const MAIN = 'main';

const Main = styled.main`
  max-width: 76rem;
  min-height: 80vh;
  margin: 0 auto;
  padding: ${tokens.space.md};

  /* The skip link brings the focus here, where the next Tab goes on; the page itself is no control. */
  &:focus {
    outline: none;
  }
`;

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to={MAIN} />
      <Header />
      <Main id={MAIN} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <ToastRegion />
    </>
  );
}
