import { Button, Dialog, type DialogProps } from '@naija/ui';
import { AddInCorner, AddInList, ShareInBar } from './pictures.tsx';
import { Steps, type Step } from './Steps.tsx';

const STEPS: readonly Step[] = [
  {
    does: 'Tap Share',
    hint: 'At the foot of Safari, or behind its three dots. Chrome has it beside the address.',
    picture: <ShareInBar />,
  },
  {
    does: 'Choose Add to Home Screen',
    hint: 'It stands further down in the list.',
    picture: <AddInList />,
  },
  {
    does: 'Tap Add',
    hint: 'NaijaAgents is then among your apps.',
    picture: <AddInCorner />,
  },
];

export function IosHelp({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Put NaijaAgents on your home screen"
      actions={
        <Button $variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Steps steps={STEPS} />
    </Dialog>
  );
}
