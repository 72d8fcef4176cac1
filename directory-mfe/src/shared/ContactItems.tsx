import { telUrl } from '@naija/contracts/domain/phone';
import { CONTACT, ExternalLink } from '@naija/ui';

/** List items with the phone numbers and social media of the product, the same as in the footer. */
export function ContactItems() {
  return (
    <>
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
    </>
  );
}
