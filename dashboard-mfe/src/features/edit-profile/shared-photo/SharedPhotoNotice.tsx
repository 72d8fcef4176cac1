import { useState } from 'react';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { Banner, type NoticeKind } from '@naija/ui';
import type { SharedPhotoStatus } from './use-shared-photo.ts';

const STATUS_MESSAGES: Readonly<Record<SharedPhotoStatus, string>> = {
  used: 'The photo you shared is in the form. It is saved once you press Upload Data.',
  discarded: 'The shared photo was discarded.',
  gone: 'The photo you shared is not here any more. Please share it again, or choose it here.',
  none: 'No photo came with what you shared. Please choose one here.',
  full: 'Other shared photos wait here. Please use or discard them, and share this one again.',
  again: 'The photo you shared could not be taken over. Please choose the photo again, here.',
  'no-image': FIELD_MESSAGES.imageType,
  'too-large': FIELD_MESSAGES.imageSize,
};
const KINDS: Partial<Record<SharedPhotoStatus, NoticeKind>> = { used: 'success', discarded: 'info' };

export function SharedPhotoNotice({ status }: { readonly status: SharedPhotoStatus }) {
  const [dismissed, setDismissed] = useState<SharedPhotoStatus>();
  if (dismissed === status) return null;
  return (
    <Banner
      kind={KINDS[status] ?? 'warning'}
      onDismiss={() => {
        setDismissed(status);
      }}
    >
      {STATUS_MESSAGES[status]}
    </Banner>
  );
}
