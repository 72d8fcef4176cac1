import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { logout, useIsLoggedIn, useWaiting } from '@naija/runtime';
import { Logo, NavBar, tokens } from '@naija/ui';
import { useLogoutQuestion } from '../logout/use-logout-question.tsx';
import { useAppMenu } from '../pwa/menu/use-app-menu.tsx';

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  text-decoration: none;
`;

/** The navigation of all pages. */
export function Header() {
  const loggedIn = useIsLoggedIn();
  const { menu, show } = useAppMenu();
  const question = useLogoutQuestion();
  const waiting = useWaiting().filter(({ sent }) => !sent).length;
  return (
    <>
      <NavBar
        brand={
          <Brand to="/">
            <Logo />
          </Brand>
        }
        loggedIn={loggedIn}
        onLogout={() => void logout()}
        onApp={show}
        waiting={waiting}
      />
      {menu}
      {question}
    </>
  );
}
