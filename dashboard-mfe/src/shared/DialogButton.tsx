import { useState, type ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { translateText, useLazyModule } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';

export interface AgentDialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

interface DialogButtonProps {
  readonly agent: Agent;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Must be the same function at each render. */
  readonly load: () => Promise<{ readonly Content: ComponentType<AgentDialogProps> }>;
}

/** A button that opens a dialog and loads its code on demand. */
export function DialogButton({ agent, label, icon: Icon, load }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, failed } = useLazyModule(load, isOpen);
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
        <span>{label}</span>
      </Button>
      {isOpen && module && <module.Content agent={agent} onClose={close} />}
      {isOpen && failed && (
        <Dialog open onClose={close} title={label}>
          <p>{translateText(MESSAGES.locationOffline)}</p>
        </Dialog>
      )}
    </>
  );
}
