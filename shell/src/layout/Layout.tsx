import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { laterPart } from '../later-parts.ts';
import { LoadingBar } from '../loading/LoadingBar.tsx';
import { SlowNotice } from '../loading/SlowNotice.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

const LogoutQuestion = laterPart('LogoutQuestion');
const Navigation = laterPart('Navigation');
const Notices = laterPart('Notices');
const PageFooter = laterPart('PageFooter');
const Toasts = laterPart('Toasts');

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
  const main = useRef<HTMLElement>(null);
  const [first] = useState(useLocation());
  return (
    <>
      <SkipLink to={main} />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <LoadingBar />
        <SlowNotice />
        <Suspense>
          <Notices />
        </Suspense>
        {children}
      </Main>
      <Suspense>
        <PageFooter />
        <Toasts />
        <LogoutQuestion />
        <Navigation main={main} first={first} />
      </Suspense>
    </>
  );
}
