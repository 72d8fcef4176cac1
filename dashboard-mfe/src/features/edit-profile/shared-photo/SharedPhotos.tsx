import { useRef, useState } from 'react';
import styled from 'styled-components';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { tokens, Banner, type NoticeKind } from '@naija/ui';
import { SHARED_PHOTO_MESSAGES } from '../messages.ts';
import type { SharedPhoto } from './shared-photo-cache.ts';
import { SharedPhotoOffer } from './SharedPhotoOffer.tsx';
import type { SharedPhotoState, SharedPhotoStatus } from './use-shared-photo.ts';

const KINDS: Partial<Record<SharedPhotoStatus, NoticeKind>> = { used: 'success', discarded: 'info' };

function messageOf(status: SharedPhotoStatus): string {
  switch (status) {
    case 'no-image':
      return translateText(FIELD_MESSAGES.imageType);
    case 'too-large':
      return translateText(FIELD_MESSAGES.imageSize);
    default:
      return SHARED_PHOTO_MESSAGES[status];
  }
}

export interface SharedPhotosProps {
  readonly sharedPhoto: SharedPhotoState;
  readonly onResolve: (photo: SharedPhoto, status: SharedPhotoStatus) => Promise<void>;
  readonly onUse: (photo: File) => void;
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  &:empty {
    display: none;
  }
`;

/** Status of photos that were shared with the app, and the choice whether to use one. */
export function SharedPhotos({ sharedPhoto: { offered, status }, onResolve, onUse }: SharedPhotosProps) {
  const container = useRef<HTMLDivElement>(null);
  const resolve = (photo: SharedPhoto, next: SharedPhotoStatus) => {
    // The clicked button unmounts, and the focus is on it.
    container.current?.focus();
    void onResolve(photo, next);
  };
  return (
    <Container ref={container} tabIndex={-1}>
      {status !== undefined && <SharedPhotoNotice status={status} />}
      {offered && (
        <SharedPhotoOffer
          key={offered.url}
          photo={offered.file}
          onUse={() => {
            onUse(offered.file);
            resolve(offered, 'used');
          }}
          onDiscard={() => {
            resolve(offered, 'discarded');
          }}
        />
      )}
    </Container>
  );
}

function SharedPhotoNotice({ status }: { readonly status: SharedPhotoStatus }) {
  const [dismissed, setDismissed] = useState<SharedPhotoStatus>();
  if (dismissed === status) return null;
  return (
    <Banner
      kind={KINDS[status] ?? 'warning'}
      onDismiss={() => {
        setDismissed(status);
      }}
    >
      {messageOf(status)}
    </Banner>
  );
}
