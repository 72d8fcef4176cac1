import { useEffect, useState } from 'react';
import { chosenIn } from '@naija/contracts/remote/chosen-releases';
import { loadSelection } from '../selection/load-selection.ts';
import { ChosenNotice } from './ChosenNotice.tsx';
import { RemotesPanel } from './RemotesPanel.tsx';

/** The panel if the address asks for it, otherwise the notice of the chosen releases. */
export function RemotesOverlay() {
  const [isOpen, setOpen] = useState(isAsked);
  const [wasOpen, setWasOpen] = useState(false);
  const isReady = useIsSelected();
  if (isOpen)
    return (
      <RemotesPanel
        onClose={() => {
          setOpen(false);
          setWasOpen(true);
        }}
      />
    );
  return (
    isReady && (
      <ChosenNotice
        hasFocus={wasOpen}
        onDetails={() => {
          setOpen(true);
        }}
      />
    )
  );
}

function isAsked(): boolean {
  return chosenIn(globalThis.location.search) !== undefined;
}

/** True if the chosen releases have been looked up. */
function useIsSelected(): boolean {
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    loadSelection().then(
      () => {
        setSelected(true);
      },
      () => undefined, // The page shows that.
    );
  }, []);
  return isSelected;
}
