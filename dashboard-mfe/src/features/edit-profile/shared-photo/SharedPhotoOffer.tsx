import { useCallback } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { FormSection } from '../../../profile-form/FormSection.tsx';

export interface SharedPhotoOfferProps {
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

const Details = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${tokens.space.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** Asks whether to use a photo that was shared with the app; any site can share one. */
export function SharedPhotoOffer({ photo, onUse, onDiscard }: SharedPhotoOfferProps) {
  const showPhoto = useCallback(
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
    <FormSection title="A photo was shared with the app">
      <Row>
        <Picture ref={showPhoto} alt={`Shared photo ${photo.name}`} />
        <Details>
          <p>
            It is only on this device. If you use it, it takes the place of the photo in the form below, and
            is saved once you press Upload Data. If you did not share it, discard it.
          </p>
          <Actions>
            <Button $variant="primary" onClick={onUse}>
              Use this photo
            </Button>
            <Button $variant="secondary" onClick={onDiscard}>
              Discard photo
            </Button>
          </Actions>
        </Details>
      </Row>
    </FormSection>
  );
}
