import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { setLite, useIsDataSaverOn, useIsLite, useFavourites, usePendingIntents } from '@naija/runtime';
import { ButtonLink, Dialog, Switch, tokens, Button, showToast } from '@naija/ui';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { DataUsage } from './DataUsage.tsx';
import { DraftList } from './DraftList.tsx';
import { UnsentList } from './UnsentList.tsx';
import { Version } from './Version.tsx';
import { useInstallWay } from '../install/install-way.ts';
import { loadAndInstall } from '../install/start-install.ts';

const { install } = LAZY_MESSAGES;

export function InstallOffer({ onChoose }: { readonly onChoose: () => void }) {
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <div>
      <Button
        onClick={() => {
          onChoose();
          loadAndInstall().catch(() => {
            showToast(MESSAGES.locationOffline, { kind: 'danger' });
          });
        }}
      >
        {way === 'embedded' ? install.inMenuEmbedded : install.inMenu}
      </Button>
    </div>
  );
}

const { menu } = LAZY_MESSAGES;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  > * + * {
    padding-top: ${tokens.space.md};
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Favourites = styled(ButtonLink)`
  width: 100%;
`;

export function AppMenu({ onClose }: { readonly onClose: () => void }) {
  const count = useFavourites().length;
  const waiting = usePendingIntents().filter(({ sent }) => !sent);
  useNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={menu.title}>
      <Parts>
        <div>
          <Favourites $variant="secondary" to={pagePaths.favourites} onClick={onClose}>
            {menu.favourites(count)}
          </Favourites>
        </div>
        {waiting.length > 0 && <UnsentList waiting={waiting} />}
        <DraftList />
        <InstallOffer onChoose={onClose} />
        <LiteSwitch />
        <DataUsage />
        <Version />
      </Parts>
    </Dialog>
  );
}

function useNavigation(onLeave: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) onLeave();
  }, [key, onLeave]);
}

/** Switch for the app's data saver; read-only while the browser's own data saver is on. */
function LiteSwitch() {
  const isLite = useIsLite();
  const isDataSaverOn = useIsDataSaverOn();
  const isByBrowser = isDataSaverOn && !isLite;
  return (
    <Switch label={menu.lite} on={isDataSaverOn} disabled={isByBrowser} onChange={setLite}>
      {menu.liteHint}
      {isByBrowser && <strong> {menu.liteByBrowser}</strong>}
    </Switch>
  );
}
