import { pagePaths } from '@naija/contracts/domain/pages';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import type { AgentDialogProps } from '../../shared/DialogButton.tsx';
import { QrDialog } from '../../shared/QrDialog.tsx';

const MESSAGES = DASHBOARD_MESSAGES.overview;

/** The link to the agent's public page. */
export function ProfileQr({ agent: { id, name }, onClose }: AgentDialogProps) {
  const link = {
    title: MESSAGES.qr,
    text: MESSAGES.qrText,
    label: MESSAGES.qrLabel(name),
    path: pagePaths.agent(id),
    file: 'naijaagents-qr-code.png',
  };
  return <QrDialog link={link} onClose={onClose} />;
}
