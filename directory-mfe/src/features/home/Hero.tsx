import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useIsLoggedIn } from '@naija/runtime';
import { ButtonLink, tokens } from '@naija/ui';
import { Skyline } from './Skyline.tsx';
import { AgentLinks } from './AgentLinks.tsx';
import { weave } from './weave.ts';

const Band = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  ${weave}
  border-radius: ${tokens.radius.large};

  /* The ring of the focus, seen on the deep ground. */
  :focus-visible {
    outline-color: ${tokens.color.onBand};
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    min-height: 27rem;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${tokens.space.md};
  padding: clamp(1.25rem, 4.5vw + 0.25rem, 4rem);

  > h1 {
    max-width: 15ch;
    font-size: clamp(2rem, 1.3rem + 3.4vw, 3.75rem);
    letter-spacing: -0.03em;
    line-height: 1.04;
  }
`;

const Pledge = styled.p`
  max-width: 34rem;
  font-size: ${tokens.text.lead};
  line-height: 1.45;

  @media (min-width: 48rem) {
    font-size: ${tokens.text.title};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  margin-top: ${tokens.space.xs};
`;

const SearchHere = styled(ButtonLink)`
  min-height: 3.25rem;
  padding-inline: ${tokens.space.xl};
  background: ${tokens.color.onBand};
  color: ${tokens.color.band};
  font-size: ${tokens.text.lead};

  &:hover:not(:disabled) {
    background: ${tokens.color.onBand};
    text-decoration: underline;
  }

  @media (max-width: 29.99rem) {
    width: 100%;
  }
`;

/** What the product does for a visitor, and the two ways on. */
export function Hero() {
  const loggedIn = useIsLoggedIn();
  return (
    <Band>
      <Words>
        <h1>Find a property agent in Nigeria</h1>
        <Pledge>
          Connect with as many agents as you want in Nigeria. More than 10,000 agents, in every state, with
          their fees in plain sight.
        </Pledge>
        <Ways>
          <SearchHere to={pagePaths.trending}>Search here</SearchHere>
          {!loggedIn && <AgentLinks />}
        </Ways>
      </Words>
      <Skyline />
    </Band>
  );
}
