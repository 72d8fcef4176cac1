import { MESSAGES } from '@naija/contracts/domain/messages';
import { Button, showToast } from '@naija/ui';
import { install } from './install.ts';
import { useInstallWay } from './surroundings.ts';

/** Installs the product from a menu, which is told to make room; nothing where it is installed, or cannot be. */
export function InstallEntry({ onDone }: { readonly onDone: () => void }) {
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <div>
      <Button
        onClick={() => {
          onDone();
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
