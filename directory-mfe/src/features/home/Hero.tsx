import styled, { css } from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useIsLoggedIn } from '@naija/runtime';
import { ButtonLink, tokens } from '@naija/ui';
import { Skyline } from './Skyline.tsx';
import { AgentLinks } from './AgentLinks.tsx';

const thread = `color-mix(in srgb, ${tokens.color.onBand} 5%, transparent) 0 1px, transparent 1px 1.125rem`;

/** A dark background with a faint diagonal lattice, as on woven cloth. */
const pattern = css`
  background-color: ${tokens.color.band};
  background-image: repeating-linear-gradient(45deg, ${thread}), repeating-linear-gradient(-45deg, ${thread});
  color: ${tokens.color.onBand};
`;

const Band = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  ${pattern}
  border-radius: ${tokens.radius.large};

  /* Visible on the dark background. */
  :focus-visible {
    outline-color: ${tokens.color.onBand};
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    min-height: 27rem;
  }
`;

const Text = styled.div`
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

const Lead = styled.p`
  max-width: 34rem;
  font-size: ${tokens.text.lead};
  line-height: 1.45;

  @media (min-width: 48rem) {
    font-size: ${tokens.text.title};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  margin-top: ${tokens.space.xs};
`;

const SearchLink = styled(ButtonLink)`
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

export function Hero() {
  const loggedIn = useIsLoggedIn();
  return (
    <Band>
      <Text>
        <h1>Find a property agent in Nigeria</h1>
        <Lead>
          Connect with as many agents as you want in Nigeria. More than 10,000 agents, in every state, with
          their fees in plain sight.
        </Lead>
        <Actions>
          <SearchLink to={pagePaths.trending}>Search here</SearchLink>
          {!loggedIn && <AgentLinks />}
        </Actions>
      </Text>
      <Skyline />
    </Band>
  );
}
