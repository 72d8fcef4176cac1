import { MESSAGES } from '@naija/contracts/domain/messages';
import { Button, showToast } from '@naija/ui';
import { useInstallWay } from '../install/install-context.ts';
import { loadAndInstall } from '../install/load-panels.ts';
import { LAZY_MESSAGES } from '../../lazy-messages.ts';

const { install } = LAZY_MESSAGES;

/** Installs the app, where possible; `onChoose` closes the menu before the dialog opens. */
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
