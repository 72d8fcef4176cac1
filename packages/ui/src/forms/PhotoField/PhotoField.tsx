import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/use-form-field.ts';
import { BlobImage } from './BlobImage.tsx';
import { DropZone } from './DropZone.tsx';
import { CameraInput, PhotoInput } from './PhotoInput.tsx';
import { usePhoto } from './use-photo.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.photoField', {
  photo: 'photo',
  chosen: (name: string) => `Chosen: ${name}`,
  replace: 'Replace photo',
  choose: 'Choose photo',
  take: 'Take a photo',
  remove: 'Remove',
  drop: 'or drag one here',
});

export interface PhotoFieldProps extends FieldProps {
  /** The stored photo, shown until another is chosen. */
  readonly current?: ReactNode;
  readonly disabled?: boolean;
  /** Buttons for the chosen photo; `replace` sets another in its place. */
  readonly tools?: ((photo: File, replace: (photo: File) => void) => Elements) | undefined;
}

const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: 0 1 7rem;
  min-width: 0;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.muted};

  > * {
    min-width: 0;
    max-width: 100%;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-wrap: wrap;
  min-width: 0;
  gap: ${tokens.space.xs};
`;

const DropHint = styled.p`
  flex-basis: 100%;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  @media (pointer: coarse) {
    display: none;
  }
`;

/** A photo: picked, dropped, or taken with the camera. Its value is a `File` or null. */
export function PhotoField({ current, disabled = false, tools, ...props }: PhotoFieldProps) {
  const { photo, frame, attributes, choose, remove } = usePhoto(props);
  const input = useRef<HTMLInputElement>(null);
  const name = photo instanceof File ? photo.name : texts.photo;
  const chooseFirst = ([file]: readonly File[]) => {
    choose(file);
  };
  return (
    <FieldFrame
      {...frame}
      announce
      aside={<span aria-live="polite">{photo !== undefined && texts.chosen(name)}</span>}
    >
      <DropZone disabled={disabled} onFile={choose}>
        <Picture>
          {photo ? (
            <BlobImage blob={photo} alt={name} />
          ) : (
            (current ?? <ImageUp aria-hidden="true" size="2rem" />)
          )}
        </Picture>
        <Actions>
          <PhotoInput {...attributes} ref={input} disabled={disabled} onFiles={chooseFirst}>
            {(photo ?? current) ? texts.replace : texts.choose}
          </PhotoInput>
          <CameraInput aria-label={texts.take} capture="user" disabled={disabled} onFiles={chooseFirst}>
            <Camera aria-hidden="true" size="1.25rem" />
            {texts.take}
          </CameraInput>
          {photo !== undefined && !disabled && (
            <Button
              $variant="quiet"
              onClick={() => {
                remove();
                input.current?.focus();
              }}
            >
              <Trash2 aria-hidden="true" size="1.25rem" />
              {texts.remove}
            </Button>
          )}
          {photo instanceof File && !disabled && tools?.(photo, choose)}
          <DropHint>{texts.drop}</DropHint>
        </Actions>
      </DropZone>
    </FieldFrame>
  );
}
