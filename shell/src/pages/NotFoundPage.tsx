import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { ButtonLink, Page, TextLink, tokens } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';

const { notFound } = LAZY_MESSAGES;

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.md};
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const States = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: 0 ${tokens.space.md};
  width: 100%;
  line-height: ${tokens.size.touch};
`;

export function NotFoundPage() {
  return (
    <Page title={notFound.title}>
      <Section>
        <h1>{notFound.heading}</h1>
        <p>{notFound.text}</p>
        <Links>
          <ButtonLink to={pagePaths.home}>{notFound.home}</ButtonLink>
          <ButtonLink to={pagePaths.trending} $variant="secondary">
            {notFound.trending}
          </ButtonLink>
        </Links>
      </Section>
      <Section>
        <h2>{notFound.states}</h2>
        <States>
          {STATES.map(({ name, slug }) => (
            <li key={slug}>
              <TextLink to={pagePaths.location(slug)}>{name}</TextLink>
            </li>
          ))}
        </States>
      </Section>
    </Page>
  );
}
