import { useId } from 'react';
import styled from 'styled-components';
import { CONTACT, tokens } from '@naija/ui';
import { ContactItems } from '../../shared/ContactItems.tsx';
import { ABOUT_MESSAGES } from './messages.ts';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.lg};
  line-height: ${tokens.size.touch};
`;

/** The contacts of the company that runs the product, the same as in the footer. */
export function ReachUs() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{ABOUT_MESSAGES.reachUs}</h2>
      <p>{ABOUT_MESSAGES.reachUsText(CONTACT.location)}</p>
      <Ways>
        <ContactItems />
      </Ways>
    </Part>
  );
}
