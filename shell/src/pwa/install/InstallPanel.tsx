import { useLocation } from 'react-router-dom';
import { EmbeddedHelp } from './EmbeddedHelp.tsx';
import type { Place } from './InstallPlace.tsx';
import { Invitation } from './Invitation.tsx';
import { IosHelp } from './IosHelp.tsx';
import { setPanels, usePanels } from './panel-state.ts';
import { useInstallWay } from './surroundings.ts';

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
  const Help = way === 'embedded' ? EmbeddedHelp : IosHelp;
  return (
    <>
      {dueOn !== undefined && place === at && <Invitation way={way} />}
      {at === 'end' && way !== 'prompt' && (
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
