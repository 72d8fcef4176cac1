import styled from 'styled-components';
import { BookUser } from 'lucide-react';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, hiddenWithoutScript, saveContact } from '@naija/ui';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';

const Save = styled(Button)`
  justify-self: start;
  padding-inline: 0;
  ${hiddenWithoutScript}
`;

/** Puts the agent into the contacts of the device. */
export function SaveContact({ agent }: { readonly agent: Agent }) {
  return (
    <Save $variant="quiet" onClick={() => void saveContact(agent)}>
      <BookUser size="1.2em" aria-hidden="true" />
      {PROFILE_MESSAGES.saveContact}
    </Save>
  );
}
