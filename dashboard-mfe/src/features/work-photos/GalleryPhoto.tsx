import { useState } from 'react';
import { sendNow, useLazyModule } from '@naija/runtime';
import { BlobImage, Button, PendingState, Spinner, WorkThumb, type Elements } from '@naija/ui';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { removePhoto } from './change-gallery.ts';
import type { GalleryItem } from './gallery.ts';
import { WORK_MESSAGES } from './messages.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { Below, Item, Picture, Row, Words } from './work-layout.ts';

// Loaded on demand, because forms and their schemas are larger than the rest.
const loadCaptionForm = () => import('./CaptionForm.tsx');

interface GalleryPhotoProps {
  readonly agentId: string;
  readonly item: GalleryItem;
  /** Such as 'Photo 2 of 5'. */
  readonly name: string;
  /** Buttons that change its position. */
  readonly order: Elements;
}

/** A photo with its caption, the state of its pending changes, and its actions. */
export function GalleryPhoto({ agentId, item, name, order }: GalleryPhotoProps) {
  const { caption, photo, file, pending } = item;
  const [isEditing, setEditing] = useState(false);
  const { module, failed } = useLazyModule(loadCaptionForm, isEditing);
  // A change that needs the agent comes before those that are being sent.
  const shown =
    pending.find(({ problem }) => problem) ?? pending.find(({ sending }) => sending) ?? pending[0];
  const alt = caption ?? name;
  const edit = caption === null ? WORK_MESSAGES.addCaption : WORK_MESSAGES.editCaption;
  return (
    <Item aria-label={name}>
      <Picture>
        {photo !== undefined ? (
          <WorkThumb photo={photo} alt={alt} sizes="7rem" />
        ) : (
          file && <BlobImage blob={file} alt={alt} />
        )}
      </Picture>
      <Words>
        {!isEditing && caption !== null && <p dir="auto">{caption}</p>}
        {shown && (
          <div>
            <PendingState pending={shown} />
          </div>
        )}
        {!isEditing && (
          <Button
            $variant="quiet"
            aria-label={`${edit}: ${name}`}
            onClick={() => {
              setEditing(true);
            }}
          >
            {edit}
          </Button>
        )}
      </Words>
      {isEditing && (
        <Below>
          {module && (
            <module.CaptionForm
              agentId={agentId}
              item={item}
              onClose={() => {
                setEditing(false);
              }}
            />
          )}
          {failed && <LazyModuleError />}
          {!module && !failed && <Spinner label={DASHBOARD_MESSAGES.form.loading} />}
        </Below>
      )}
      <Below>
        <Row>
          {shown?.problem && (
            <Button $variant="secondary" onClick={() => void sendNow()}>
              {WORK_MESSAGES.tryAgain}
            </Button>
          )}
          {order}
          <RemoveButton
            name={name}
            isUnsent={photo === undefined}
            onRemove={() => void removePhoto(agentId, item)}
          />
        </Row>
      </Below>
    </Item>
  );
}
