import { useState } from 'react';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { Banner, type NoticeKind } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../../messages.ts';
import type { SharedPhotoStatus } from './use-shared-photo.ts';

const MESSAGES = DASHBOARD_MESSAGES.sharedPhoto;

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
      {messageOf(status)}
    </Banner>
  );
}

function messageOf(status: SharedPhotoStatus): string {
  switch (status) {
    case 'no-image':
      return translateText(FIELD_MESSAGES.imageType);
    case 'too-large':
      return translateText(FIELD_MESSAGES.imageSize);
    default:
      return MESSAGES[status];
  }
}
