import { useId, useRef, type KeyboardEvent } from 'react';
import { LogOut, Menu, Smartphone, X } from 'lucide-react';
import { PINNED_STATES, stateName, STATES } from '@naija/contracts/domain/states';
import { words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { StateMenu } from '../StateMenu/StateMenu.tsx';
import { useOpenUntilNavigation } from '../StateMenu/use-open-until-navigation.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Account, AccountLink, Bar, Count, Links, MenuButton, Nav, Row } from './NavBar.style.ts';
import { NavItem } from '../StateMenu/nav-item.ts';
import { SavedLink } from './SavedLink.tsx';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.navBar', {
  main: 'Main',
  menu: 'Menu',
  app: 'App',
  /** Text after a number. */
  waiting: 'waiting to be sent',
  home: 'Home',
  about: 'ABOUT US',
  others: 'OTHERS',
  logIn: 'Log in',
  signUp: 'SIGN UP',
  dashboard: 'Dashboard',
  logOut: 'Log out',
});

export interface NavBarProps {
  readonly brand: Elements;
  readonly loggedIn: boolean;
  readonly onLogout: () => void;
  /** Opens the app menu; without this, the button is hidden. */
  readonly onApp?: () => void;
  /** Number of pending intents; shown on that button and on the one of the folded menu. */
  readonly pendingCount?: number;
  /** Number of favourites. */
  readonly savedCount?: number;
}

const otherStates = STATES.filter(({ slug }) => !PINNED_STATES.includes(slug));

/** The main navigation. Where one row is too narrow for it, a button opens it. */
export function NavBar({ brand, loggedIn, onLogout, onApp, pendingCount = 0, savedCount = 0 }: NavBarProps) {
  const [open, setOpen] = useOpenUntilNavigation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = open ? X : Menu;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Bar onKeyDown={onKeyDown}>
      <Row>
        {brand}
        <MenuButton
          ref={button}
          $variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <Icon size="1.4em" aria-hidden="true" />
          <span>{texts.menu}</span> <PendingCount count={pendingCount} />
        </MenuButton>
        <Nav id={id} data-open={open} aria-label={texts.main}>
          <PublicLinks />
          <Account>
            <AccountLinks loggedIn={loggedIn} onLogout={onLogout} />
            {onApp && (
              <Button $variant="quiet" aria-haspopup="dialog" onClick={onApp}>
                <Smartphone size="1.25em" aria-hidden="true" />
                {texts.app} <PendingCount count={pendingCount} />
              </Button>
            )}
          </Account>
        </Nav>
        <SavedLink count={savedCount} />
      </Row>
    </Bar>
  );
}

function PendingCount({ count }: { readonly count: number }) {
  return (
    count > 0 && (
      <span>
        <Count>{count}</Count> <VisuallyHidden>{texts.waiting}</VisuallyHidden>
      </span>
    )
  );
}

function PublicLinks() {
  return (
    <Links>
      <li>
        <NavItem to="/" end>
          {texts.home}
        </NavItem>
      </li>
      <li>
        <NavItem to="/about">{texts.about}</NavItem>
      </li>
      {PINNED_STATES.map((slug) => (
        <li key={slug}>
          <NavItem to={`/location/${slug}`}>{stateName(slug).toUpperCase()}</NavItem>
        </li>
      ))}
      <li>
        <StateMenu label={texts.others} states={otherStates} />
      </li>
    </Links>
  );
}

function AccountLinks({ loggedIn, onLogout }: Pick<NavBarProps, 'loggedIn' | 'onLogout'>) {
  if (!loggedIn)
    return (
      <>
        <AccountLink to="/login" $variant="quiet">
          {texts.logIn}
        </AccountLink>
        <AccountLink to="/signup">{texts.signUp}</AccountLink>
      </>
    );
  return (
    <>
      <AccountLink to="/dashboard">{texts.dashboard}</AccountLink>
      <IconButton label={texts.logOut} $variant="secondary" onClick={onLogout}>
        <LogOut size="1.25em" aria-hidden="true" />
      </IconButton>
    </>
  );
}
