import styled from 'styled-components';
import { QrCode } from 'lucide-react';
import type { Agent } from '@naija/contracts/http/agents';
import { tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { DialogButton } from '../../shared/DialogButton.tsx';

const MESSAGES = DASHBOARD_MESSAGES.comments;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
  align-items: center;
  justify-content: space-between;

  > p {
    flex: 1 1 16rem;
    color: ${tokens.color.muted};
  }
`;

const loadQr = async () => ({ Content: (await import('./CommentQr.tsx')).CommentQr });

/** Offers the agent a link for clients to the comment form of the public page. */
export function InviteToComment({ agent }: { readonly agent: Agent }) {
  return (
    <Place>
      <p>{MESSAGES.inviteHint}</p>
      <DialogButton agent={agent} label={MESSAGES.invite} icon={QrCode} load={loadQr} />
    </Place>
  );
}
