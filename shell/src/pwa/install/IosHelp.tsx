import { Button, Dialog, type DialogProps } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { AddInCorner, AddInList, ShareInBar } from './pictures.tsx';
import { Steps, type Step } from './Steps.tsx';

const { install, iosSteps } = LAZY_MESSAGES;

/** A function, because the messages are translated after this module loads. */
const steps = (): readonly Step[] => [
  {
    does: iosSteps.share,
    hint: iosSteps.shareHint,
    picture: <ShareInBar />,
  },
  {
    does: iosSteps.choose,
    hint: iosSteps.chooseHint,
    picture: <AddInList />,
  },
  {
    does: iosSteps.add,
    hint: iosSteps.addHint,
    picture: <AddInCorner />,
  },
];

export function IosHelp({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={install.title}
      actions={
        <Button $variant="secondary" onClick={onClose}>
          {install.done}
        </Button>
      }
    >
      <Steps steps={steps()} />
    </Dialog>
  );
}
