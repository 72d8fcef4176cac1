import { useCallback } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { Section } from '../../profile-fields/Section.tsx';

export interface SharedOfferProps {
  readonly photo: File;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
`;

const Picture = styled.img`
  flex: none;
  width: 7rem;
  aspect-ratio: 1;
  object-fit: contain;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${tokens.space.sm};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** Asks whether a photo that was shared with the app goes into the form: any site can share one. */
export function SharedOffer({ photo, onUse, onDiscard }: SharedOfferProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [photo],
  );
  return (
    <Section title="A photo was shared with the app">
      <Row>
        <Picture ref={show} alt={`Shared photo ${photo.name}`} />
        <Words>
          <p>
            It is only on this device. If you use it, it takes the place of the photo in the form below, and
            is saved once you press Upload Data. If you did not share it, discard it.
          </p>
          <Ways>
            <Button $variant="primary" onClick={onUse}>
              Use this photo
            </Button>
            <Button $variant="secondary" onClick={onDiscard}>
              Discard photo
            </Button>
          </Ways>
        </Words>
      </Row>
    </Section>
  );
}
