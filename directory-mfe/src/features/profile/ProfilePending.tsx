import styled from 'styled-components';
import { Blank, tokens, VisuallyHidden } from '@naija/ui';
import { Actions, Contact, FirstAction } from './contact-layout.ts';
import { Bio, Body, ContactArea, Place } from './profile-layout.ts';
import { ProfileTiles } from './ProfileTiles.tsx';

/** What a profile is called before its name is known. */
export const PROFILE_HEADING = 'Agent profile';

const Box = styled.div`
  min-height: ${tokens.size.touch};
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
`;

/** Takes the place of what stands below the name, and says that it is on its way. */
export function FactsPending() {
  return (
    <>
      <VisuallyHidden role="status">Loading profile</VisuallyHidden>
      <Place aria-hidden="true">
        <Blank>Akwa Ibom</Blank>
      </Place>
      <Place aria-hidden="true">
        <Blank>Available on Airbnb</Blank>
      </Place>
    </>
  );
}

/** Takes the place of the contact bar, the figures and the bio. */
export function RecordPending() {
  return (
    <>
      <ContactArea aria-hidden="true">
        <ContactPending />
      </ContactArea>
      <Body aria-hidden="true">
        <ProfileTiles agent={undefined} />
        <Bio>
          <Blank>
            What an agent says about the houses they know, the areas they work in and how they work.
          </Blank>
        </Bio>
      </Body>
    </>
  );
}

function ContactPending() {
  return (
    <Contact>
      <Actions>
        <FirstAction>
          <Box />
        </FirstAction>
        {['WhatsApp', 'Email', 'Share'].map((action) => (
          <li key={action}>
            <Box />
          </li>
        ))}
      </Actions>
    </Contact>
  );
}
