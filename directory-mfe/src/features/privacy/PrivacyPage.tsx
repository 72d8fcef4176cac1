import { useId } from 'react';
import styled from 'styled-components';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { translateText } from '@naija/runtime';
import { ContactItems } from '../../shared/ContactItems.tsx';
import { CONTACT, Page, TextLink, tokens, type Elements } from '@naija/ui';
import { PRIVACY_MESSAGES } from './messages.ts';
import { Facts, RetentionTimes, StoredItems } from './StoredData.tsx';
const TEXT = PRIVACY_MESSAGES;

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

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  const heading = useId();
  return (
    <PartBox aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </PartBox>
  );
}

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <Page title={PAGE_TITLES.privacy}>
      <h1>{translateText(PAGE_TITLES.privacy)}</h1>
      <Lead>{TEXT.lead}</Lead>
      <p>{TEXT.changed}</p>
      <Part title={TEXT.who}>
        <p>{TEXT.whoText(CONTACT.location)}</p>
        <ul>
          <ContactItems />
        </ul>
      </Part>
      <Part title={TEXT.uses}>
        <Facts>
          {TEXT.useList.map(({ what, why, basis }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {TEXT.because}
                <span>{why}</span>
              </dd>
              <dd>
                {TEXT.lawful}
                <span>{basis}</span>
              </dd>
            </div>
          ))}
        </Facts>
        <p>{TEXT.notDone}</p>
      </Part>
      <Part title={TEXT.whoGets}>
        <ul>
          {TEXT.recipients.map((recipient) => (
            <li key={recipient}>{recipient}</li>
          ))}
        </ul>
      </Part>
      <Part title={TEXT.long}>
        <p>{TEXT.longText}</p>
        <RetentionTimes />
        <p>{TEXT.stays}</p>
      </Part>
      <Part title={TEXT.rights}>
        <Facts>
          {TEXT.rightList.map(({ right, how }) => (
            <div key={right}>
              <dt>{right}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </Facts>
        <p>
          <TextLink to="/dashboard?tab=settings#your-data">{TEXT.toDashboard}</TextLink>
        </p>
      </Part>
      <Part title={TEXT.device}>
        <p>{TEXT.deviceText}</p>
        <StoredItems />
      </Part>
      <Part title={TEXT.safety}>
        <p>{TEXT.safetyText}</p>
      </Part>
      <Part title={TEXT.children}>
        <p>{TEXT.childrenText}</p>
      </Part>
      <Part title={TEXT.changes}>
        <p>{TEXT.changesText}</p>
      </Part>
    </Page>
  );
}
