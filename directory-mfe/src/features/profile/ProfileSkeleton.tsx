import styled from 'styled-components';
import { Blank, tokens, VisuallyHidden } from '@naija/ui';
import { PROFILE_MESSAGES } from './messages.ts';
import { Bio, Body, ContactArea, Place, Actions, Contact, FirstAction } from './profile-layout.ts';
import { ProfileTiles } from './ProfileTiles.tsx';

const Box = styled.div`
  min-height: ${tokens.size.touch};
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
`;

export function FactsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{PROFILE_MESSAGES.loading}</VisuallyHidden>
      <Place aria-hidden="true">
        <Blank>Available on Airbnb</Blank>
      </Place>
    </>
  );
}

export function RecordSkeleton() {
  return (
    <>
      <ContactArea aria-hidden="true">
        <ContactSkeleton />
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

function ContactSkeleton() {
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
