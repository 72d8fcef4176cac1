import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { tokens, type Elements } from '@naija/ui';
import { laterPart } from '../later/later-part.ts';
import { LoadingBar, SlowNotice } from '../loading/LoadingNotices.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

const LogoutQuestion = laterPart(() => import('./LogoutQuestion.tsx').then((part) => part.LogoutQuestion));
const Navigation = laterPart(() => import('../navigation/Navigation.tsx').then((part) => part.Navigation));
const Notices = laterPart(() => import('./Notices.tsx').then((part) => part.Notices));
const PageFooter = laterPart(() => import('./PageFooter.tsx').then((part) => part.PageFooter));
const Toasts = laterPart(() => import('./PageFooter.tsx').then((part) => part.Toasts));

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

export function Layout({ children }: { children: Elements }) {
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
