import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Contact = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  max-width: 32rem;
`;

/** Calling takes a row of its own; the others share the next one. */
export const Actions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > li {
    flex: 1 1 6rem;
  }

  > li > * {
    gap: ${tokens.space.xxs};
    width: 100%;
    padding-inline: ${tokens.space.xxs};
    font-size: ${tokens.text.small};
  }
`;

export const FirstAction = styled.li`
  && {
    flex-basis: 100%;
  }

  && > * {
    gap: ${tokens.space.xs};
    font-size: ${tokens.text.body};
  }
`;

/** Container for the queries below. They use `rem`, so that large text gets the layout of a small screen. */
export const Container = styled.article`
  container-type: inline-size;
`;

/** On small screens the photo stands beside the name, so that the contact bar is on the first screen. */
export const Layout = styled.div`
  display: grid;
  grid-template:
    'photo head' auto
    'contact contact' auto
    'reach reach' auto
    'body body' auto / min(6rem, 30vw) minmax(0, 1fr);
  gap: ${tokens.space.md};
  align-items: start;

  @container (width < 16rem) {
    grid-template:
      'photo' auto
      'head' auto
      'contact' auto
      'reach' auto
      'body' auto / minmax(0, 1fr);
  }

  @container (width >= 46rem) {
    grid-template:
      'photo head' auto
      'photo contact' auto
      'reach body' 1fr / 20rem minmax(0, 1fr);
    gap: ${tokens.space.md} ${tokens.space.xl};
  }
`;

export const Portrait = styled.div`
  grid-area: photo;
  overflow: hidden;
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.large};

  @container (width < 16rem) {
    width: min(6rem, 100%);
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
`;

export const Place = styled.p`
  color: ${tokens.color.muted};

  > svg {
    vertical-align: -0.1em;
  }
`;

export const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const ContactArea = styled.div`
  grid-area: contact;
  display: grid;
  gap: ${tokens.space.sm};
`;

/** Stands below the photo, where large screens have room. */
export const ReachArea = styled.div`
  grid-area: reach;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  grid-area: body;
  display: grid;
  gap: ${tokens.space.lg};
`;

export const About = styled.section`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const Bio = styled.p`
  max-width: 42rem;
  overflow: clip;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
