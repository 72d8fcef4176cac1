import { useIsLoggedIn } from '@naija/runtime';
import { Footer } from '@naija/ui';
import { LanguageChoice } from '../language/LanguageChoice.tsx';

export function PageFooter() {
  return (
    <>
      <LanguageChoice />
      <Footer loggedIn={useIsLoggedIn()} />
    </>
  );
}
