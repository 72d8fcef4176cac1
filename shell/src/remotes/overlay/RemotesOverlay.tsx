import { useEffect, useState } from 'react';
import { chosenIn } from '@naija/contracts/remote/chosen-releases';
import { loadSelection } from '../selection/load-selection.ts';
import { ChosenNotice } from './ChosenNotice.tsx';
import { RemotesPanel } from './RemotesPanel.tsx';

/** The panel where the address asks for it, otherwise the notice of what this tab has chosen. */
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

/** Whether it is known what was found of the chosen releases. */
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
