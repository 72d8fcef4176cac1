import type { ReactNode } from 'react';
import { MapPin, Phone } from 'lucide-react';
import { LICENCES_PATH, pagePaths } from '@naija/contracts/domain/pages';
import { telUrl } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';
import { CONTACT, type Contact } from './contact.ts';
import { Columns, ContactLink, Background, Line, Network, PageLink, Title } from './Footer.style.ts';

const texts = words('ui.footer', {
  about: `About ${PRODUCT_NAME}`,
  cost: 'Move-in cost',
  privacy: 'Privacy',
  terms: 'Terms of use',
  licences: 'Open-source licences',
  logIn: 'Log in',
  call: 'Call us',
  callAbout: 'Call us to report an agent, or to ask about your data.',
  follow: 'Follow us',
});

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
            <span>{contact.location}</span>
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
          <span>{texts.about}</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.cost}>
          <span>{texts.cost}</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.privacy}>
          <span>{texts.privacy}</span>
        </PageLink>
      </li>
      <li>
        <PageLink to={pagePaths.terms}>
          <span>{texts.terms}</span>
        </PageLink>
      </li>
      <li>
        <ContactLink href={LICENCES_PATH}>
          <span>{texts.licences}</span>
        </ContactLink>
      </li>
      {!loggedIn && (
        <li>
          <PageLink to="/login">
            <span>{texts.logIn}</span>
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
      <Title>{texts.call}</Title>
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
      <p>{texts.callAbout}</p>
    </section>
  );
}

function SocialHandles({ socials }: Pick<Contact, 'socials'>) {
  return (
    <section>
      <Title>{texts.follow}</Title>
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
