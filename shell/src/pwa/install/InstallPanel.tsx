import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { EmbeddedHelp } from './EmbeddedHelp.tsx';
import type { SlotPosition } from './InstallSlot.tsx';
import { Invitation } from './Invitation.tsx';
import { IosHelp } from './IosHelp.tsx';
import { setPanels, usePanels } from './panel-state.ts';
import { useInstallWay } from './install-context.ts';

const End = styled.div`
  max-width: 76rem;
  margin: 0 auto;
  padding-inline: ${tokens.space.md};
`;

/** Causes no layout shift: the invitation appears below the page on which it became due, above the next one. */
export function InstallPanel({ at }: { readonly at: SlotPosition }) {
  const way = useInstallWay();
  const { pathname } = useLocation();
  const { dueOn, help } = usePanels();
  if (way === undefined) return null;
  const position = pathname === dueOn ? 'end' : 'top';
  const invitation = dueOn !== undefined && position === at && <Invitation way={way} />;
  if (at === 'top') return invitation;
  const Help = way === 'embedded' ? EmbeddedHelp : IosHelp;
  return (
    <End>
      {invitation}
      {way !== 'prompt' && (
        <Help
          open={help}
          onClose={() => {
            setPanels({ help: false });
          }}
        />
      )}
    </End>
  );
}
