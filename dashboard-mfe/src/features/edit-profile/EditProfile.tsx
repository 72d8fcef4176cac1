import { useState } from 'react';
import { useDraft } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import type { OwnRecord } from '../../api/agent-api.ts';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { TAB_TITLES, tabPath } from '../../navigation/tabs.ts';
import { EditForm } from './EditForm.tsx';
import { SharedPhotos } from './shared-photo/SharedPhotos.tsx';
import { useSharedPhoto } from './shared-photo/use-shared-photo.ts';
import { SHARED_PHOTO_MESSAGES } from './messages.ts';

export interface EditProfileProps {
  readonly record: OwnRecord;
  /** Called after an edit was stored for sending, or sent. */
  readonly onSubmitted: () => void;
}

export function EditProfile({ record, onSubmitted }: EditProfileProps) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const { sharedPhoto, resolve } = useSharedPhoto();
  const draft = useDraft({
    owner: record.data.id,
    form: 'edit-profile',
    title: TAB_TITLES['edit-profile'],
    path: tabPath('edit-profile'),
  });
  if (sharedPhoto.isLoading) return <Spinner label={SHARED_PHOTO_MESSAGES.loading} />;
  if (!draft.ready) return <Spinner label={DASHBOARD_MESSAGES.form.loading} />;
  return (
    <EditForm
      record={record}
      draft={draft}
      onSubmitted={() => {
        setSubmitted(true);
        onSubmitted();
      }}
      renderAbove={(setPhoto) => (
        <SharedPhotos
          sharedPhoto={wasSubmitted ? { ...sharedPhoto, status: undefined } : sharedPhoto}
          onResolve={resolve}
          onUse={(photo) => {
            setSubmitted(false);
            setPhoto(photo);
          }}
        />
      )}
    />
  );
}
