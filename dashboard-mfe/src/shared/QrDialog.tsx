import { useState } from 'react';
import styled from 'styled-components';
import { Share2 } from 'lucide-react';
import { pageTitle } from '@naija/contracts/domain/product';
import { Button, Dialog, downloadFile, QrCode, qrCodePng, shareLink, showToast, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

const MESSAGES = DASHBOARD_MESSAGES.sharing;

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
  user-select: all;
`;

interface QrDialogProps {
  readonly link: SharedLink;
  readonly onClose: () => void;
}

/** A link as a QR code and in letters, to be shared by the device or downloaded as a picture. */
export function QrDialog({ link: { title, text, label, path, file }, onClose }: QrDialogProps) {
  const url = globalThis.location.origin + path;
  const [isByHand, setByHand] = useState(false);
  const share = async () => {
    const result = await shareLink({ title: pageTitle(title), url });
    setByHand(result === 'failed');
    if (result === 'copied') showToast(MESSAGES.copied, { kind: 'success' });
  };
  const download = async () => {
    try {
      downloadFile(await qrCodePng(url), file);
    } catch {
      showToast(MESSAGES.pictureFailed, { kind: 'danger' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={() => void share()}>
            <Share2 size="1.2em" aria-hidden="true" />
            {MESSAGES.share}
          </Button>
          <Button $variant="secondary" onClick={() => void download()}>
            {MESSAGES.download}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Code>
        <QrCode text={url} label={label} />
        <div role="status">{isByHand && MESSAGES.byHand}</div>
        <Address>{url}</Address>
      </Code>
    </Dialog>
  );
}

/** A link to a page of the site, to be scanned, sent or printed. */
interface SharedLink {
  readonly title: string;
  readonly text: string;
  /** What the picture of the code shows, for those who do not see it. */
  readonly label: string;
  /** On this site. */
  readonly path: string;
  /** Name of the downloaded picture. */
  readonly file: string;
}
