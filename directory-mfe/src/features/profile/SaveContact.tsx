import styled from 'styled-components';
import { BookUser } from 'lucide-react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, hiddenWithoutScript, showToast } from '@naija/ui';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';

const Save = styled(Button)`
  justify-self: start;
  padding-inline: 0;
  ${hiddenWithoutScript}
`;

/** Puts the agent into the contacts of the device; the code for it is loaded when it is pressed. */
export function SaveContact({ agent }: { readonly agent: Agent }) {
  const save = async () => {
    try {
      const { downloadContactCard } = await import('./contact-card.ts');
      downloadContactCard(agent);
    } catch {
      showToast(MESSAGES.locationOffline, { kind: 'danger' });
    }
  };
  return (
    <Save $variant="quiet" onClick={() => void save()}>
      <BookUser size="1.2em" aria-hidden="true" />
      {PROFILE_MESSAGES.saveContact}
    </Save>
  );
}
