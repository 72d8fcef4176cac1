import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { Button, Dialog, downloadFile, QrCode, qrCodePng, showToast, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import type { AgentDialogProps } from './DialogButton.tsx';

const MESSAGES = DASHBOARD_MESSAGES.overview;

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xs};
`;

const Address = styled.p`
  overflow-wrap: anywhere;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  text-align: center;
`;

export function QrDialog({ agent, onClose }: AgentDialogProps) {
  const url = globalThis.location.origin + pagePaths.agent(agent.id);
  const download = async () => {
    try {
      downloadFile(await qrCodePng(url), MESSAGES.qrFile);
    } catch {
      showToast(MESSAGES.qrFailed, { kind: 'danger' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.qr}
      actions={<Button onClick={() => void download()}>{MESSAGES.qrDownload}</Button>}
    >
      <p>{MESSAGES.qrText}</p>
      <Code>
        <QrCode text={url} label={MESSAGES.qrLabel(agent.name)} />
        <Address>{url}</Address>
      </Code>
    </Dialog>
  );
}
