import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { logout, useFavourites, useIsLoggedIn, usePendingIntents } from '@naija/runtime';
import { Logo, NavBar, tokens } from '@naija/ui';
import { useAppMenu } from '../pwa/menu/use-app-menu.tsx';

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  text-decoration: none;
`;

export function Header() {
  const loggedIn = useIsLoggedIn();
  const { menu, show } = useAppMenu();
  const waiting = usePendingIntents().filter(({ sent }) => !sent).length;
  const saved = useFavourites().length;
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
        pendingCount={waiting}
        savedCount={saved}
      />
      {menu}
    </>
  );
}
