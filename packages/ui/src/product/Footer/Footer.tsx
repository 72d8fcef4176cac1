import type { ReactNode } from 'react';
import { MapPin, Phone } from 'lucide-react';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { CONTACT, type Contact } from './contact.ts';
import { Columns, ContactLink, Background, Line, Network, Title } from './Footer.style.ts';

export interface FooterProps {
  readonly brand?: ReactNode;
  readonly contact?: Contact;
}

/** The footer of every page, with the contact details. */
export function Footer({ brand = PRODUCT_NAME, contact = CONTACT }: FooterProps) {
  return (
    <Background>
      <Columns>
        <div>
          <Title as="p">{brand}</Title>
          <Line>
            <MapPin size="1.2em" aria-hidden="true" />
            {contact.location}
          </Line>
        </div>
        <PhoneNumbers phones={contact.phones} />
        <SocialHandles socials={contact.socials} />
      </Columns>
    </Background>
  );
}

function PhoneNumbers({ phones }: Pick<Contact, 'phones'>) {
  return (
    <section>
      <Title>Call us</Title>
      <ul>
        {phones.map((phone) => (
          <Line as="li" key={phone}>
            <Phone size="1.2em" aria-hidden="true" />
            <ContactLink href={`tel:${phone.replaceAll(' ', '')}`}>
              <span>{phone}</span>
            </ContactLink>
          </Line>
        ))}
      </ul>
    </section>
  );
}

function SocialHandles({ socials }: Pick<Contact, 'socials'>) {
  return (
    <section>
      <Title>Follow us</Title>
      <ul>
        {socials.map(({ network, handle, href }) => (
          <li key={network}>
            <ContactLink href={href} rel="noopener noreferrer">
              <Network>{network}</Network> <span>{handle}</span>
            </ContactLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
