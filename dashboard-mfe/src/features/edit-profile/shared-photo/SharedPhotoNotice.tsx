import { useState } from 'react';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { Banner, type NoticeKind } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../../messages.ts';
import type { SharedPhotoStatus } from './use-shared-photo.ts';

const MESSAGES = DASHBOARD_MESSAGES.sharedPhoto;

const STATUS_MESSAGES: Readonly<Record<SharedPhotoStatus, string>> = {
  used: MESSAGES.used,
  discarded: MESSAGES.discarded,
  gone: MESSAGES.gone,
  none: MESSAGES.none,
  full: MESSAGES.full,
  again: MESSAGES.again,
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
