import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useSaved, useWaiting } from '@naija/runtime';
import { ButtonLink, Dialog, tokens } from '@naija/ui';
import { DataUse } from './DataUse.tsx';
import { DraftList } from './DraftList.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { LiteSwitch } from './LiteSwitch.tsx';
import { UnsentList } from './UnsentList.tsx';
import { Version } from './Version.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  > * + * {
    padding-top: ${tokens.space.md};
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Saved = styled(ButtonLink)`
  width: 100%;
`;

/** What belongs to the app on this phone and to no page. */
export function AppMenu({ onClose }: { readonly onClose: () => void }) {
  const count = useSaved().length;
  const waiting = useWaiting().filter(({ sent }) => !sent);
  useNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title="App">
      <Parts>
        <div>
          <Saved $variant="secondary" to={pagePaths.favourites} onClick={onClose}>
            Saved agents{count > 0 && ` (${String(count)})`}
          </Saved>
        </div>
        {waiting.length > 0 && <UnsentList waiting={waiting} />}
        <DraftList />
        <InstallOffer onChoose={onClose} />
        <LiteSwitch />
        <DataUse />
        <Version />
      </Parts>
    </Dialog>
  );
}

/** Calls back when another page is shown, as after Back. */
function useNavigation(onLeave: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) onLeave();
  }, [key, onLeave]);
}
