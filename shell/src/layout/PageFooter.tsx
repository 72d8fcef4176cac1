import { useIsLoggedIn } from '@naija/runtime';
import { Footer } from '@naija/ui';

export function PageFooter() {
  return <Footer loggedIn={useIsLoggedIn()} />;
}
