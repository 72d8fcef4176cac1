import { useId } from 'react';
import styled from 'styled-components';
import { telUrl } from '@naija/contracts/domain/phone';
import { CONTACT, ExternalLink, tokens } from '@naija/ui';
import { ABOUT_MESSAGES } from '../../messages/about.ts';

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

/** How to reach whoever runs the product; the same as in the footer. */
export function ReachUs() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{ABOUT_MESSAGES.reachUs}</h2>
      <p>{ABOUT_MESSAGES.reachUsText(CONTACT.location)}</p>
      <Ways>
        {CONTACT.phones.map((phone) => (
          <li key={phone}>
            <ExternalLink href={telUrl(phone)}>{phone}</ExternalLink>
          </li>
        ))}
        {CONTACT.socials.map(({ network, handle, href }) => (
          <li key={network}>
            <ExternalLink href={href}>{`${network} ${handle}`}</ExternalLink>
          </li>
        ))}
      </Ways>
    </Part>
  );
}
