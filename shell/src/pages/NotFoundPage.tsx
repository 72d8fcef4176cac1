import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { ButtonLink, Page, TextLink, tokens } from '@naija/ui';

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
    <Page title="Page not found">
      <Section>
        <h1>There is no such page</h1>
        <p>The address may be mistyped, or the page has moved.</p>
        <Links>
          <ButtonLink to={pagePaths.home}>Go to the home page</ButtonLink>
          <ButtonLink to={pagePaths.trending} $variant="secondary">
            See trending agents
          </ButtonLink>
        </Links>
      </Section>
      <Section>
        <h2>Agents by state</h2>
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
