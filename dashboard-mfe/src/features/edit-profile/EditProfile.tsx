import { useState } from 'react';
import { useDraft } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { TAB_TITLES, tabPath } from '../../dashboard/tabs.ts';
import { EditForm } from './EditForm.tsx';
import { SharedPhotos } from './SharedPhotos.tsx';
import { useSharedPhoto } from './use-shared-photo.ts';

export interface EditProfileProps {
  /** The agent's own record with its version. */
  readonly record: OwnRecord;
  /** Called once an edit is on its way. */
  readonly onKept: () => void;
}

/** The tab in which agents change what their public page says. */
export function EditProfile({ record, onKept }: EditProfileProps) {
  const [submitted, setSubmitted] = useState(false);
  const { shared, decide } = useSharedPhoto();
  const draft = useDraft({
    owner: record.data.id,
    form: 'edit-profile',
    title: TAB_TITLES['edit-profile'],
    path: tabPath('edit-profile'),
  });
  if (shared.fetching) return <Spinner label="Fetching the shared photo" />;
  if (!draft.ready) return <Spinner label="Loading the form" />;
  return (
    <EditForm
      record={record}
      draft={draft}
      onKept={() => {
        setSubmitted(true);
        onKept();
      }}
      lead={(takePhoto) => (
        <SharedPhotos
          shared={submitted ? { ...shared, news: undefined } : shared}
          decide={decide}
          onUse={(photo) => {
            setSubmitted(false);
            takePhoto(photo);
          }}
        />
      )}
    />
  );
}
