import { MESSAGES } from '@naija/contracts/domain/messages';
import { Button, showToast } from '@naija/ui';
import { install } from '../install/install.ts';
import { useInstallWay } from '../install/surroundings.ts';

/** Installs the app, where that can be done; `onChoose` makes room for the browser's dialog or the steps. */
export function InstallOffer({ onChoose }: { readonly onChoose: () => void }) {
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <div>
      <Button
        onClick={() => {
          onChoose();
          install().catch(() => {
            showToast(MESSAGES.locationOffline, { kind: 'danger' });
          });
        }}
      >
        {way === 'embedded' ? 'Open in your browser' : 'Install app'}
      </Button>
    </div>
  );
}
