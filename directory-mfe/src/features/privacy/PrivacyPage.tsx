import { useId } from 'react';
import styled from 'styled-components';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { translateText } from '@naija/runtime';
import { CONTACT, Page, TextLink, tokens, type Elements } from '@naija/ui';
import { ContactItems } from '../../shared/ContactItems.tsx';
import { PRIVACY_MESSAGES } from './messages.ts';
import { Facts, RetentionTimes, StoredItems } from './StoredData.tsx';
const Lead = styled.p`
  max-width: 44rem;
  font-size: ${tokens.text.title};
  line-height: 1.5;
`;

const PartBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  max-width: 44rem;
  overflow-wrap: break-word;

  > ul {
    display: grid;
    gap: ${tokens.space.xs};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <Page title={PAGE_TITLES.privacy}>
      <h1>{translateText(PAGE_TITLES.privacy)}</h1>
      <Lead>{PRIVACY_MESSAGES.lead}</Lead>
      <p>{PRIVACY_MESSAGES.changed}</p>
      <Part title={PRIVACY_MESSAGES.who}>
        <p>{PRIVACY_MESSAGES.whoText(CONTACT.location)}</p>
        <ul>
          <ContactItems />
        </ul>
      </Part>
      <Part title={PRIVACY_MESSAGES.uses}>
        <Facts>
          {PRIVACY_MESSAGES.useList.map(({ what, why, basis }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {PRIVACY_MESSAGES.because}
                <span>{why}</span>
              </dd>
              <dd>
                {PRIVACY_MESSAGES.lawful}
                <span>{basis}</span>
              </dd>
            </div>
          ))}
        </Facts>
        <p>{PRIVACY_MESSAGES.notDone}</p>
      </Part>
      <Part title={PRIVACY_MESSAGES.whoGets}>
        <ul>
          {PRIVACY_MESSAGES.recipients.map((recipient) => (
            <li key={recipient}>{recipient}</li>
          ))}
        </ul>
      </Part>
      <Part title={PRIVACY_MESSAGES.long}>
        <p>{PRIVACY_MESSAGES.longText}</p>
        <RetentionTimes />
        <p>{PRIVACY_MESSAGES.stays}</p>
      </Part>
      <Part title={PRIVACY_MESSAGES.rights}>
        <Facts>
          {PRIVACY_MESSAGES.rightList.map(({ right, how }) => (
            <div key={right}>
              <dt>{right}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </Facts>
        <p>
          <TextLink to="/dashboard?tab=settings#your-data">{PRIVACY_MESSAGES.toDashboard}</TextLink>
        </p>
      </Part>
      <Part title={PRIVACY_MESSAGES.device}>
        <p>{PRIVACY_MESSAGES.deviceText}</p>
        <StoredItems />
      </Part>
      <Part title={PRIVACY_MESSAGES.safety}>
        <p>{PRIVACY_MESSAGES.safetyText}</p>
      </Part>
      <Part title={PRIVACY_MESSAGES.children}>
        <p>{PRIVACY_MESSAGES.childrenText}</p>
      </Part>
      <Part title={PRIVACY_MESSAGES.changes}>
        <p>{PRIVACY_MESSAGES.changesText}</p>
      </Part>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  const heading = useId();
  return (
    <PartBox aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </PartBox>
  );
}
