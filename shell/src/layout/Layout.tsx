import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useIsLoggedIn } from '@naija/runtime';
import { Footer, ToastRegion, tokens } from '@naija/ui';
import { useHeadingFocus } from '../navigation/heading-focus.ts';
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts';
import { InstallSlot } from '../pwa/install/InstallSlot.tsx';
import { LoadingBar } from '../loading/LoadingBar.tsx';
import { SlowNotice } from '../loading/SlowNotice.tsx';
import { Header } from './Header.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { SkipLink } from './SkipLink.tsx';

const Main = styled.main`
  max-width: 76rem;
  /* Keeps the footer below the fold while a page loads, which prevents a layout shift. */
  min-height: calc(100vh - 4rem);
  margin: 0 auto;
  padding: ${tokens.space.md};

  &:focus {
    outline: none;
  }
`;

export function Layout({ children }: { children: ReactNode }) {
  const loggedIn = useIsLoggedIn();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useScrollRestoration();
  return (
    <>
      <SkipLink to={main} />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <LoadingBar />
        <SlowNotice />
        <SessionNotice />
        <InstallSlot />
        {children}
      </Main>
      <Footer loggedIn={loggedIn} />
      <ToastRegion />
    </>
  );
}
