import { useState } from 'react';
import styled from 'styled-components';
import { photoUrl } from '@naija/contracts/domain/photos';
import type { Agent } from '@naija/contracts/http/agents';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { words } from '@naija/runtime';
import { Button, Dialog, showToast, tokens, WorkThumb } from '@naija/ui';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useAdminRemovePhotoMutation } from '../../shared/agents-api.ts';
import { NoteForm } from '../../shared/DraftedForm.tsx';
import { SectionCard } from '../../shared/section-layout.tsx';

const TEXT = words('admin.photos', {
  title: 'Photos of work',
  /** Alternative text of a photo without a caption. */
  alt: (name: string, position: number, count: number) =>
    `Work of ${name}, photo ${String(position)} of ${String(count)}`,
  remove: 'Remove photo',
  removeTitle: 'Remove this photo for good?',
  removeText:
    'It leaves the profile, and devices, at once and cannot be brought back. The agent gets an email with your reason.',
  removed: 'Photo removed',
});

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space.md};
  overflow-wrap: anywhere;

  > li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.xs};
  }
`;

interface WorkPhotosProps {
  readonly agent: Agent;
  readonly photos: readonly WorkPhoto[];
}

/** The photos of work on a profile, each with a button that removes it. */
export function WorkPhotos({ agent, photos }: WorkPhotosProps) {
  const [removed, setRemoved] = useState<WorkPhoto>();
  const close = () => {
    setRemoved(undefined);
  };
  return (
    <SectionCard as="section" aria-label={TEXT.title}>
      <h2>{TEXT.title}</h2>
      <Photos>
        {photos.map((photo, index) => {
          const alt = photo.caption ?? TEXT.alt(agent.name, index + 1, photos.length);
          return (
            <li key={photo.id}>
              <a href={photoUrl(photo.photo, 1280, 'jpg')}>
                <WorkThumb photo={photo.photo} alt={alt} sizes="9rem" />
              </a>
              {photo.caption !== null && <p dir="auto">{photo.caption}</p>}
              <Button
                $variant="secondary"
                aria-label={`${TEXT.remove}: ${alt}`}
                aria-haspopup="dialog"
                onClick={() => {
                  setRemoved(photo);
                }}
              >
                {TEXT.remove}
              </Button>
            </li>
          );
        })}
      </Photos>
      {removed && (
        <Dialog open onClose={close} title={TEXT.removeTitle}>
          <p>{TEXT.removeText}</p>
          <RemoveForm id={agent.id} photoId={removed.id} onDone={close} />
        </Dialog>
      )}
    </SectionCard>
  );
}

interface RemoveFormProps {
  readonly id: string;
  readonly photoId: string;
  readonly onDone: () => void;
}

function RemoveForm({ id, photoId, onDone }: RemoveFormProps) {
  const [remove] = useAdminRemovePhotoMutation();
  return (
    <NoteForm
      form={`photo:${photoId}`}
      title={TEXT.removeTitle}
      action={TEXT.remove}
      hint={ADMIN_MESSAGES.case.noteHint}
      send={(values) => remove({ id, photoId, ...values() })}
      onSuccess={() => {
        showToast(TEXT.removed, { kind: 'success' });
        onDone();
      }}
    />
  );
}
