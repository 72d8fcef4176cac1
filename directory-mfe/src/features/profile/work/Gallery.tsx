import { useId, useState, type MouseEvent } from 'react';
import { Image } from 'lucide-react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { photoUrl } from '@naija/contracts/domain/photos';
import { WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { useIsDataSaverOn, useLazyModule } from '@naija/runtime';
import { Dialog, WorkThumb } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';
import { Caption, Section, Tile, Tiles, Unloaded } from './gallery-layout.ts';

interface GalleryProps {
  readonly name: string;
  readonly photos: readonly WorkPhoto[];
}

// Few visitors open a photo.
const loadViewer = () => import('./PhotoViewer.tsx');

// Two columns at 360 px.
const SIZES = '(min-width: 40rem) 12rem, 45vw';
const [SMALLER, LARGEST] = WORK_VIEW_SIZES;

/** Photos of an agent's work. Each is a link to the picture. With scripts it opens the viewer. */
export default function Gallery({ name, photos }: GalleryProps) {
  const heading = useId();
  const savesData = useIsDataSaverOn();
  const [opened, setOpened] = useState<number>();
  const { module, failed } = useLazyModule(loadViewer, opened !== undefined);
  const close = () => {
    setOpened(undefined);
  };
  const addressOf = ({ photo }: WorkPhoto) => photoUrl(photo, savesData ? SMALLER : LARGEST, 'jpg');
  const shown = opened === undefined ? undefined : photos[opened];
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{WORK_MESSAGES.title}</h2>
      <Tiles>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Tile
              href={addressOf(photo)}
              onClick={(event) => {
                if (wantsNewTab(event)) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Thumb
                photo={photo}
                alt={photo.caption ?? WORK_MESSAGES.alt(name, index + 1, photos.length)}
                isLoaded={!savesData}
              />
              {photo.caption !== null && (
                <Caption aria-hidden={!savesData} dir="auto">
                  {photo.caption}
                </Caption>
              )}
            </Tile>
          </li>
        ))}
      </Tiles>
      {opened !== undefined && module && (
        <module.PhotoViewer name={name} photos={photos} first={opened} onClose={close} />
      )}
      {shown && failed && (
        <Dialog open onClose={close} title={WORK_MESSAGES.failed}>
          <p>{MESSAGES.locationOffline}</p>
          <p>
            <a href={addressOf(shown)}>{WORK_MESSAGES.openFile}</a>
          </p>
        </Dialog>
      )}
    </Section>
  );
}

interface ThumbProps {
  readonly photo: WorkPhoto;
  readonly alt: string;
  readonly isLoaded: boolean;
}

/** The thumbnail of a photo. With the data saver on, a placeholder says that a tap loads it. */
function Thumb({ photo: { photo, caption }, alt, isLoaded }: ThumbProps) {
  if (isLoaded) return <WorkThumb photo={photo} alt={alt} sizes={SIZES} />;
  return (
    <Unloaded>
      <Image size="1.25em" aria-hidden="true" />
      <span>{WORK_MESSAGES.show}</span>
      {/* A caption is shown below. */}
      {caption === null && <span>{alt}</span>}
    </Unloaded>
  );
}

function wantsNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
