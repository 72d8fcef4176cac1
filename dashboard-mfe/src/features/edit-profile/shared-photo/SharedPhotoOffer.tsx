import { useCallback } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { FormSection } from '../../../profile-form/FormSection.tsx';
import { SHARED_PHOTO_MESSAGES } from '../messages.ts';

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

/** Asks whether to use a photo that was shared with the app, because any site can share one. */
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
    <FormSection title={SHARED_PHOTO_MESSAGES.title}>
      <Row>
        <Picture ref={showPhoto} alt={SHARED_PHOTO_MESSAGES.alt(photo.name)} />
        <Details>
          <p>{SHARED_PHOTO_MESSAGES.about}</p>
          <Actions>
            <Button $variant="primary" onClick={onUse}>
              {SHARED_PHOTO_MESSAGES.use}
            </Button>
            <Button $variant="secondary" onClick={onDiscard}>
              {SHARED_PHOTO_MESSAGES.discard}
            </Button>
          </Actions>
        </Details>
      </Row>
    </FormSection>
  );
}
