import { useState } from 'react';
import { QrCode as Icon } from 'lucide-react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { useLazyModule } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';

const loadDialog = () => import('./QrDialog.tsx');

/** Opens the QR code of the agent's public page, whose code is loaded by then only. */
export function ProfileQr({ agent }: { readonly agent: Agent }) {
  const [isOpen, setOpen] = useState(false);
  const { module, failed } = useLazyModule(loadDialog, isOpen);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        $variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon size="1.2em" aria-hidden="true" />
        {DASHBOARD_MESSAGES.overview.qr}
      </Button>
      {isOpen && module && <module.QrDialog agent={agent} onClose={close} />}
      {isOpen && failed && (
        <Dialog open onClose={close} title={DASHBOARD_MESSAGES.overview.qr}>
          <p>{MESSAGES.locationOffline}</p>
        </Dialog>
      )}
    </>
  );
}
