import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useSaved } from '@naija/runtime';
import { ButtonLink, Dialog, tokens } from '@naija/ui';
import { InstallEntry } from '../install/InstallEntry.tsx';
import { DataUse } from './DataUse.tsx';
import { LiteSwitch } from './LiteSwitch.tsx';
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
  useNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title="App">
      <Parts>
        <div>
          <Saved $variant="secondary" to={pagePaths.saved} onClick={onClose}>
            Saved agents{count > 0 && ` (${String(count)})`}
          </Saved>
        </div>
        <InstallEntry onDone={onClose} />
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
