import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { invitationSlot, onInvitationSlot, tokens } from '@naija/ui';
import { EmbeddedHelp } from './EmbeddedHelp.tsx';
import type { InstallWay } from './install-way.ts';
import { Invitation } from './Invitation.tsx';
import { IosHelp } from './IosHelp.tsx';
import { setPanels, usePanels } from './panel-state.ts';
import { useInstallWay } from './install-way.ts';

const Above = styled.div`
  margin-bottom: ${tokens.space.lg};
`;

export function InstallPanel() {
  const way = useInstallWay();
  const { help } = usePanels();
  if (way === undefined) return null;
  const Help = way === 'embedded' ? EmbeddedHelp : IosHelp;
  return (
    <>
      <PlacedInvitation way={way} />
      {way !== 'prompt' && (
        <Help
          open={help}
          onClose={() => {
            setPanels({ help: false });
          }}
        />
      )}
    </>
  );
}

/**
 * Shows the invitation in the list of the page on which it became due, or else above the next page, to avoid a layout
 * shift.
 */
function PlacedInvitation({ way }: { readonly way: InstallWay }) {
  const { pathname } = useLocation();
  const { dueOn, inList = false } = usePanels();
  const slot = useSyncExternalStore(onInvitationSlot, invitationSlot);
  if (dueOn === undefined) return null;
  if (dueOn === pathname) return inList && slot && createPortal(<Invitation way={way} />, slot);
  return (
    <Above>
      <Invitation way={way} />
    </Above>
  );
}
