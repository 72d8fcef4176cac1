import { useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { SharedNote } from './SharedNote.tsx';
import { SharedOffer } from './SharedOffer.tsx';
import type { SharedPhoto } from './shared-photo.ts';
import type { Shared, SharedNews } from './use-shared-photo.ts';

export interface SharedPhotosProps {
  readonly shared: Shared;
  readonly decide: (photo: SharedPhoto, news: SharedNews) => Promise<void>;
  /** Puts a photo into the form. */
  readonly onUse: (photo: File) => void;
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  &:empty {
    display: none;
  }
`;

/** What there is to say, and to decide, about photos that were shared with the app. */
export function SharedPhotos({ shared: { offered, news }, decide, onUse }: SharedPhotosProps) {
  const place = useRef<HTMLDivElement>(null);
  const settle = (photo: SharedPhoto, now: SharedNews) => {
    // The button that had the focus goes away.
    place.current?.focus();
    void decide(photo, now);
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {news !== undefined && <SharedNote news={news} />}
      {offered && (
        <SharedOffer
          key={offered.address}
          photo={offered.file}
          onUse={() => {
            onUse(offered.file);
            settle(offered, 'used');
          }}
          onDiscard={() => {
            settle(offered, 'discarded');
          }}
        />
      )}
    </Place>
  );
}
