import styled from 'styled-components';
import { WifiOff } from 'lucide-react';
import { tokens } from '@naija/ui';
import { NETWORK_MESSAGES } from '../messages.ts';

interface OfflineNoteProps {
  /** The need for a server: to do something, or to load what this device has not kept. */
  readonly about: keyof typeof NETWORK_MESSAGES;
  /** For the `aria-describedby` of what cannot be used meanwhile. */
  readonly id?: string | undefined;
}

const Note = styled.p`
  display: flex;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  > svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

/** Says that a part of the page needs a network. */
export function OfflineNote({ about, id }: OfflineNoteProps) {
  return (
    <Note id={id}>
      <WifiOff size="1.2em" aria-hidden="true" />
      <span>{NETWORK_MESSAGES[about]}</span>
    </Note>
  );
}
