import { pagePaths } from '@naija/contracts/domain/pages';
import type { AgentDialogProps } from '../../shared/DialogButton.tsx';
import { QrDialog } from '../../shared/QrDialog.tsx';
import { OVERVIEW_MESSAGES } from './messages.ts';

/** The link to the agent's public page. */
export function ProfileQr({ agent: { id, name }, onClose }: AgentDialogProps) {
  const link = {
    title: OVERVIEW_MESSAGES.qr,
    text: OVERVIEW_MESSAGES.qrText,
    label: OVERVIEW_MESSAGES.qrLabel(name),
    path: pagePaths.agent(id),
    file: 'naijaagents-qr-code.png',
  };
  return <QrDialog link={link} onClose={onClose} />;
}
