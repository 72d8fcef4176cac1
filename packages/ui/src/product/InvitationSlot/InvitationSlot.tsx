import styled from 'styled-components';
import { announceSlot, SLOT_ATTRIBUTE } from './invitation-slot.ts';

const Place = styled.li`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

/** An item of a list, empty until the shell has an invitation to show there. */
export function InvitationSlot() {
  return <Place ref={announceSlot} {...{ [SLOT_ATTRIBUTE]: '' }} />;
}
