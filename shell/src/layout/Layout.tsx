import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { Header } from './Header.tsx';

const Main = styled.main`
  max-width: 76rem;
  min-height: 80vh;
  margin: 0 auto;
  padding: ${tokens.space.md};
`;

const Footer = styled.footer`
  padding: ${tokens.space.lg} ${tokens.space.md};
  color: ${tokens.color.muted};
  text-align: center;
`;

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <Main id="main">{children}</Main>
      <Footer>NaijaAgents, Lagos, Nigeria</Footer>
    </>
  );
}
