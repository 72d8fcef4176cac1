import { COMMENT_HASH } from '@naija/contracts/domain/comment-hash';
import { pagePaths } from '@naija/contracts/domain/pages';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import type { AgentDialogProps } from '../../shared/DialogButton.tsx';
import { QrDialog } from '../../shared/QrDialog.tsx';

const MESSAGES = DASHBOARD_MESSAGES.comments;

/** Dialog with a QR code that links to the comment form on the agent's public page. */
export function CommentQr({ agent: { id, name }, onClose }: AgentDialogProps) {
  const link = {
    title: MESSAGES.invite,
    text: MESSAGES.inviteText,
    label: MESSAGES.inviteLabel(name),
    path: pagePaths.agent(id) + COMMENT_HASH,
    file: 'naijaagents-comment-qr-code.png',
  };
  return <QrDialog link={link} onClose={onClose} />;
}
