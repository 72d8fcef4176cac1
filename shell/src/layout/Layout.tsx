import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Footer, ToastRegion, tokens } from '@naija/ui';
import { useHeadingFocus } from '../navigation/use-heading-focus.ts';
import { useScrollMemory } from '../navigation/use-scroll-memory.ts';
import { InstallPlace } from '../pwa/install/InstallPlace.tsx';
import { Header } from './Header.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { SkipLink } from './SkipLink.tsx';

const Main = styled.main`
  max-width: 76rem;
  /* With the bar above it as high as the screen: the footer is out of sight while a page loads, and moves unseen. */
  min-height: calc(100vh - 4rem);
  margin: 0 auto;
  padding: ${tokens.space.md};

  /* The skip link brings the focus here, where the next Tab goes on; the page itself is no control. */
  &:focus {
    outline: none;
  }
`;

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useScrollMemory();
  return (
    <>
      <SkipLink to={main} />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <SessionNotice />
        <InstallPlace at="top" />
        {children}
      </Main>
      <InstallPlace at="end" />
      <Footer />
      <ToastRegion />
    </>
  );
}
