import { LIMITS } from '@naija/contracts/domain/limits';
import { captionSchema } from '@naija/contracts/schemas/work-photo';
import { DraftedTextForm } from '../../shared/DraftedTextForm.tsx';
import { tabPath } from '../../navigation/tabs.ts';
import { galleryChange, outdated } from './change-gallery.ts';
import type { GalleryItem } from './gallery.ts';
import { WORK_MESSAGES } from './messages.ts';

export interface CaptionFormProps {
  readonly agentId: string;
  readonly item: GalleryItem;
  readonly onClose: () => void;
}

/** The caption of a photo; it is sent through the outbox. */
export function CaptionForm({ agentId, item: { id, caption, pending }, onClose }: CaptionFormProps) {
  return (
    <DraftedTextForm
      draft={{ owner: agentId, form: `caption:${id}`, title: WORK_MESSAGES.title, path: tabPath('photos') }}
      schema={captionSchema}
      field={{
        name: 'caption',
        label: WORK_MESSAGES.captionLabel,
        hint: WORK_MESSAGES.captionHint,
        max: LIMITS.captionMax,
        rows: 2,
        required: false,
      }}
      saved={caption ?? ''}
      texts={{ send: WORK_MESSAGES.save, sending: WORK_MESSAGES.saving, cancel: WORK_MESSAGES.cancel }}
      onSend={async (fields, submit) => {
        const change = { change: 'caption', id, caption: fields.caption ?? null };
        await submit(galleryChange(agentId, change), outdated(pending, 'caption', id));
      }}
      onClose={onClose}
    />
  );
}
