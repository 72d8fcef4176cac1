import { useEffect } from 'react';
import { useIsLoggedIn } from '@naija/runtime';
import { Footer, ToastRegion } from '@naija/ui';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { showKeptToasts } from './kept-toasts.ts';

export function PageFooter() {
  return (
    <>
      <LanguageChoice />
      <Footer loggedIn={useIsLoggedIn()} />
    </>
  );
}

export function Toasts() {
  useEffect(showKeptToasts, []);
  return <ToastRegion />;
}
