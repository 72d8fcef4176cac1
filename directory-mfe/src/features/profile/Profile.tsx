import { Suspense, useId } from 'react';
import { MapPin } from 'lucide-react';
import { formatDay } from '@naija/contracts/domain/dates';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { formatPlace } from '@naija/contracts/domain/states';
import type { Agent, ChargedAsPublished } from '@naija/contracts/http/agents';
import { translateText } from '@naija/runtime';
import { Badge, Blank, type LinkedAgent, Photo } from '@naija/ui';
import { areaNames } from '../../agents/agent-record.ts';
import { lazyOrNothing } from '../../offline/lazy-or-nothing.ts';
import { PrintStyle } from '../../shared/PrintStyle.tsx';
import { ContactBar, Addresses, SaveContact } from './ContactBar.tsx';
import { PROFILE_MESSAGES } from './messages.ts';
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
  Container,
  ReachArea,
} from './profile-layout.ts';
import { ProfileCost } from './ProfileCost.tsx';
import { FactsSkeleton, RecordSkeleton } from './ProfileSkeleton.tsx';
import { ProfileTiles } from './ProfileTiles.tsx';
import { SafetyNote } from './SafetyNote.tsx';

const Checks = lazyOrNothing(() => import('./Checks.tsx'));

const PHOTO_SIZES = '(min-width: 48rem) 20rem, min(6rem, 30vw)';

interface ProfileProps {
  readonly agent: Agent | undefined;
  readonly charged: ChargedAsPublished | undefined;
  /** The data of the card that led here, shown before the record is loaded. */
  readonly known: LinkedAgent | undefined;
}

/** An agent's public record or its placeholder. Both use the same heading element, which may have the focus. */
export function Profile({ agent, charged, known }: ProfileProps) {
  return (
    <Container aria-busy={!agent}>
      <PrintStyle />
      <Layout>
        <Portrait>
          {known && (
            <Photo
              image={known.image}
              name={known.name}
              alt={known.name}
              size={320}
              sizes={PHOTO_SIZES}
              lazy={false}
            />
          )}
        </Portrait>
        <Head>
          <h1>{known ? <bdi>{known.name}</bdi> : PROFILE_MESSAGES.heading}</h1>
          <Place {...(!known && { 'aria-hidden': true })}>
            {known ? <Where {...known} /> : <Blank>Area, Akwa Ibom</Blank>}
          </Place>
          {agent ? <Facts agent={agent} charged={charged} /> : <FactsSkeleton />}
        </Head>
        {agent ? <Record agent={agent} /> : <RecordSkeleton />}
      </Layout>
    </Container>
  );
}

function Record({ agent }: { readonly agent: Agent }) {
  return (
    <>
      <ContactArea>
        <ContactBar agent={agent} />
        {(agent.phoneVerifiedAt ?? agent.registrations?.[0]) && (
          <Suspense>
            <Checks agent={agent} />
          </Suspense>
        )}
        <SafetyNote agent={agent} />
        <Addresses agent={agent} />
        <SaveContact agent={agent} />
      </ContactArea>
      <Reach {...agent} />
      <Body>
        <ProfileTiles agent={agent} />
        <ProfileCost key={agent.id} agent={agent} />
        <AboutAgent bio={agent.bio} />
      </Body>
    </>
  );
}

function Where({ area, state }: LinkedAgent) {
  return (
    <>
      <MapPin size="1em" aria-hidden="true" />
      <span>{` ${formatPlace(area, state)}`}</span>
    </>
  );
}

interface FactsProps extends Pick<ProfileProps, 'charged'> {
  readonly agent: Agent;
}

function Facts({ agent: { isVerified, airbnb, activeWeek }, charged }: FactsProps) {
  return (
    <>
      <Marks>
        {isVerified && <Badge kind="verified">{PROFILE_MESSAGES.verified}</Badge>}
        {(airbnb ?? 0) > 0 ? (
          <Badge kind="airbnb">{PROFILE_MESSAGES.onAirbnb}</Badge>
        ) : (
          <Badge>{PROFILE_MESSAGES.notOnAirbnb}</Badge>
        )}
        {charged && <Badge>{PROFILE_MESSAGES.charged(charged.asPublished, charged.answers)}</Badge>}
      </Marks>
      {activeWeek && <Place>{PROFILE_MESSAGES.active(formatDay(activeWeek))}</Place>}
    </>
  );
}

function AboutAgent({ bio }: Pick<Agent, 'bio'>) {
  const heading = useId();
  return (
    <About aria-labelledby={heading}>
      <h2 id={heading}>{PROFILE_MESSAGES.about}</h2>
      <Bio dir="auto">{bio ?? translateText(MESSAGES.noBio)}</Bio>
    </About>
  );
}

/** The areas that an agent works in and the languages they speak. Renders nothing without either. */
function Reach({ areas, languages, state }: Pick<Agent, 'areas' | 'languages' | 'state'>) {
  return (
    (areas ?? languages) && (
      <ReachArea>
        {areas && (
          <p>
            <b>{PROFILE_MESSAGES.worksIn}</b> <span>{areaNames({ areas, state })}</span>
          </p>
        )}
        {languages && (
          <p>
            <b>{PROFILE_MESSAGES.speaks}</b> <span>{languages.join(', ')}</span>
          </p>
        )}
      </ReachArea>
    )
  );
}
