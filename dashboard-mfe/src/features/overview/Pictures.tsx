import styled from 'styled-components';
import { BookUser, IdCard, QrCode } from 'lucide-react';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, saveContact, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { DialogButton } from '../../sharing/DialogButton.tsx';

const MESSAGES = DASHBOARD_MESSAGES.overview;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

const loadCard = async () => ({ Content: (await import('./CardDialog.tsx')).CardDialog });
const loadQr = async () => ({ Content: (await import('./ProfileQr.tsx')).ProfileQr });

/** The cards and the code that an agent gives to clients, and that lead to the public page. */
export function Pictures({ agent }: { readonly agent: Agent }) {
  return (
    <Buttons>
      <DialogButton agent={agent} label={MESSAGES.card} icon={IdCard} load={loadCard} />
      <DialogButton agent={agent} label={MESSAGES.qr} icon={QrCode} load={loadQr} />
      <Button $variant="secondary" onClick={() => void saveContact(agent)}>
        <BookUser size="1.2em" aria-hidden="true" />
        <span>{MESSAGES.contactCard}</span>
      </Button>
    </Buttons>
  );
}
