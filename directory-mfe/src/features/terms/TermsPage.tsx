import { useId } from 'react';
import styled from 'styled-components';
import { PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { translateText } from '@naija/runtime';
import { Page, TextLink, tokens } from '@naija/ui';
import { TERMS_MESSAGES } from '../../messages/terms.ts';

const Lead = styled.p`
  max-width: 44rem;
  font-size: ${tokens.text.title};
  line-height: 1.5;
`;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  max-width: 44rem;

  > ul {
    display: grid;
    gap: ${tokens.space.xs};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

/** `/terms` */
export default function TermsPage() {
  const id = useId();
  return (
    <Page title={PAGE_TITLES.terms}>
      <h1>{translateText(PAGE_TITLES.terms)}</h1>
      <Lead>{TERMS_MESSAGES.lead}</Lead>
      <p>{TERMS_MESSAGES.changed}</p>
      {TERMS_MESSAGES.parts.map(({ title, rules }, index) => (
        <Part key={title} aria-labelledby={`${id}${String(index)}`}>
          <h2 id={`${id}${String(index)}`}>{title}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Part>
      ))}
      <p>
        <TextLink to={pagePaths.privacy}>{TERMS_MESSAGES.privacy}</TextLink>
      </p>
    </Page>
  );
}
