import { useState } from 'react';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { Banner } from '@naija/ui';
import type { Shared } from './use-shared-photo.ts';

type Outcome = Exclude<Shared['outcome'], 'fetching'>;

const WORDS: Readonly<Record<Outcome, string>> = {
  photo: 'The photo you shared is in the form. It is saved once you press Upload Data.',
  gone: 'The photo you shared is not here any more. Please share it again, or choose it here.',
  none: 'No photo came with what you shared. Please choose one here.',
  again: 'The photo you shared could not be taken over. Please choose the photo again, here.',
  'no-image': FIELD_MESSAGES.imageType,
  'too-large': FIELD_MESSAGES.imageSize,
};

/** Says what became of a photo that was shared with the app, until it is put away. */
export function SharedNote({ shared }: { readonly shared: Outcome }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner
      kind={shared === 'photo' ? 'success' : 'warning'}
      onDismiss={() => {
        setDismissed(true);
      }}
    >
      {WORDS[shared]}
    </Banner>
  );
}
