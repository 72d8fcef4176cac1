import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { EmbeddedHelp } from './EmbeddedHelp.tsx';
import type { Place } from './InstallPlace.tsx';
import { Invitation } from './Invitation.tsx';
import { IosHelp } from './IosHelp.tsx';
import { setPanels, usePanels } from './panel-state.ts';
import { useInstallWay } from './surroundings.ts';

/** As wide as the page above it. */
const End = styled.div`
  max-width: 76rem;
  margin: 0 auto;
  padding-inline: ${tokens.space.md};
`;

/**
 * The invitation, where it is due, and the steps. Nobody's page moves while it is read: on the page on which the
 * invitation became due it stands below everything, and on the next one first.
 */
export function InstallPanel({ at }: { readonly at: Place }) {
  const way = useInstallWay();
  const { pathname } = useLocation();
  const { dueOn, help } = usePanels();
  if (way === undefined) return null;
  const place = pathname === dueOn ? 'end' : 'top';
  const invitation = dueOn !== undefined && place === at && <Invitation way={way} />;
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
