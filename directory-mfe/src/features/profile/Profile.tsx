import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { Badge, Photo, tokens } from '@naija/ui';
import { ContactLinks } from './ContactLinks.tsx';
import { ProfileTiles } from './ProfileTiles.tsx';

const Layout = styled.article`
  display: grid;
  gap: ${tokens.space.lg};

  @media (min-width: 48rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Portrait = styled.div`
  overflow: hidden;
  width: 100%;
  max-width: 20rem;
  border-radius: ${tokens.radius.large};
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

const Place = styled.p`
  color: ${tokens.color.muted};
`;

const Bio = styled.p`
  max-width: 42rem;
  white-space: pre-line;
`;

/** Everything an agent's public record says. */
export function Profile({ agent }: { readonly agent: Agent }) {
  return (
    <Layout>
      <Portrait>
        <Photo image={agent.image} name={agent.name} alt={agent.name} size={320} sizes="20rem" lazy={false} />
      </Portrait>
      <Words>
        <div>
          <h1>{agent.name}</h1>
          <Place>{stateName(agent.state)}</Place>
        </div>
        <Bio>{agent.bio ?? MESSAGES.noBio}</Bio>
        <p>
          {(agent.airbnb ?? 0) > 0 ? (
            <Badge kind="airbnb">{MESSAGES.onAirbnb}</Badge>
          ) : (
            <Badge>{MESSAGES.notOnAirbnb}</Badge>
          )}
        </p>
        <ContactLinks agent={agent} />
        <ProfileTiles agent={agent} />
      </Words>
    </Layout>
  );
}
