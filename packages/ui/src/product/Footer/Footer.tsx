import type { ReactNode } from 'react';
import { MapPin, Phone } from 'lucide-react';
import { pagePaths } from '@naija/contracts/domain/pages';
import { telUrl } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { CONTACT, type Contact } from './contact.ts';
import { Columns, ContactLink, Background, Line, Network, PageLink, Title } from './Footer.style.ts';

export interface FooterProps {
  readonly brand?: ReactNode;
  readonly contact?: Contact;
  readonly loggedIn?: boolean;
}

/** The footer of every page, with the contact details. */
export function Footer({ brand = PRODUCT_NAME, contact = CONTACT, loggedIn = false }: FooterProps) {
  return (
    <Background>
      <Columns>
        <div>
          <Title as="p">{brand}</Title>
          <Line>
            <MapPin size="1.2em" aria-hidden="true" />
            {contact.location}
          </Line>
          <Pages loggedIn={loggedIn} />
        </div>
        <PhoneNumbers phones={contact.phones} />
        <SocialHandles socials={contact.socials} />
      </Columns>
    </Background>
  );
}

function Pages({ loggedIn }: { readonly loggedIn: boolean }) {
  return (
    <ul>
      <li>
        <PageLink to={pagePaths.about}>
          <span>About {PRODUCT_NAME}</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.cost}>
          <span>Move-in cost</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.privacy}>
          <span>Privacy</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.terms}>
          <span>Terms of use</span>
        </PageLink>
      </li>
      {!loggedIn && (
        <li>
          <PageLink to="/login">
            <span>Log in</span>
          </PageLink>
        </li>
      )}
    </ul>
  );
}

/** Reports have no form yet. */
function PhoneNumbers({ phones }: Pick<Contact, 'phones'>) {
  return (
    <section>
      <Title>Call us</Title>
      <ul>
        {phones.map((phone) => (
          <Line as="li" key={phone}>
            <Phone size="1.2em" aria-hidden="true" />
            <ContactLink href={telUrl(phone)}>
              <span>{phone}</span>
            </ContactLink>
          </Line>
        ))}
      </ul>
      <p>Call us to report an agent, or to ask about your data.</p>
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
