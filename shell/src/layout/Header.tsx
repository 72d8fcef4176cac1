import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { logout, useFavourites, useIsLoggedIn, usePendingIntents } from '@naija/runtime';
import { Logo, NavBar, tokens, showToast, type Elements } from '@naija/ui';
import { useState, type ComponentType } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';

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

function useAppMenu(): { readonly menu: Elements; readonly show: () => void } {
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }>>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    import('../pwa/menu/AppMenu.tsx').then(
      ({ AppMenu }) => {
        setMenu(() => AppMenu);
      },
      () => {
        showToast(MESSAGES.locationOffline, { kind: 'danger' });
      },
    );
  };
  const close = () => {
    setOpen(false);
  };
  return { menu: Menu && open && <Menu onClose={close} />, show };
}
