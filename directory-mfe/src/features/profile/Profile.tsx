import { useId } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { Badge, Photo } from '@naija/ui';
import { ContactBar } from './ContactBar.tsx';
import {
  About,
  Bio,
  Body,
  ContactArea,
  Head,
  Layout,
  Marks,
  Place,
  Portrait,
  Room,
} from './profile-layout.ts';
import { FactsPending, PROFILE_HEADING, RecordPending } from './ProfilePending.tsx';
import { ProfileTiles } from './ProfileTiles.tsx';

/** As wide as the photo column of the layout. */
const PHOTO_SIZES = '(min-width: 48rem) 20rem, min(6rem, 30vw)';

/**
 * Everything an agent's public record says; without one, the room for it.
 * The heading is one element all along: the focus may be on it when the record arrives.
 */
export function Profile({ agent }: { readonly agent: Agent | undefined }) {
  return (
    <Room aria-busy={!agent}>
      <Layout>
        <Portrait>
          {agent && (
            <Photo
              image={agent.image}
              name={agent.name}
              alt={agent.name}
              size={320}
              sizes={PHOTO_SIZES}
              lazy={false}
            />
          )}
        </Portrait>
        <Head>
          <h1>{agent ? <bdi>{agent.name}</bdi> : PROFILE_HEADING}</h1>
          {agent ? <Facts agent={agent} /> : <FactsPending />}
        </Head>
        {agent ? <Record agent={agent} /> : <RecordPending />}
      </Layout>
    </Room>
  );
}

function Record({ agent }: { readonly agent: Agent }) {
  return (
    <>
      <ContactArea>
        <ContactBar agent={agent} />
      </ContactArea>
      <Body>
        <ProfileTiles agent={agent} />
        <Words bio={agent.bio} />
      </Body>
    </>
  );
}

function Facts({ agent: { state, isVerified, airbnb } }: { readonly agent: Agent }) {
  return (
    <>
      <Place>{stateName(state)}</Place>
      <Marks>
        {isVerified && <Badge kind="verified">Verified e-mail</Badge>}
        {(airbnb ?? 0) > 0 ? (
          <Badge kind="airbnb">{MESSAGES.onAirbnb}</Badge>
        ) : (
          <Badge>{MESSAGES.notOnAirbnb}</Badge>
        )}
      </Marks>
    </>
  );
}

function Words({ bio }: Pick<Agent, 'bio'>) {
  const heading = useId();
  return (
    <About aria-labelledby={heading}>
      <h2 id={heading}>About</h2>
      <Bio>{bio === null ? MESSAGES.noBio : <bdi>{bio}</bdi>}</Bio>
    </About>
  );
}
