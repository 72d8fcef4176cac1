import { useState } from 'react';
import styled from 'styled-components';
import { Share2 } from 'lucide-react';
import { pageTitle } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';
import { Button, Dialog, downloadFile, QrCode, qrCodePng, shareLink, showToast, tokens } from '@naija/ui';

const MESSAGES = words('dashboard.sharing', {
  share: 'Share the link',
  copied: 'Link copied',
  byHand: "We couldn't copy the link. Copy it from here:",
  download: 'Download picture',
  pictureFailed: "This browser couldn't make the picture. Take a screenshot of the code instead.",
});

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

/** A link as a QR code and as text. The agent can share it or download the picture. */
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

/** A link to a page of the site that clients scan or open. */
interface SharedLink {
  readonly title: string;
  readonly text: string;
  /** Alternative text of the QR code. */
  readonly label: string;
  /** Path on this site. */
  readonly path: string;
  /** Name of the downloaded picture. */
  readonly file: string;
}
