import { useState } from 'react';
import { showToast, Spinner } from '@naija/ui';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { keepDraft } from './drafts.ts';
import { EditForm } from './EditForm.tsx';
import { SharedNote } from './SharedNote.tsx';
import { useSharedPhoto } from './use-shared-photo.ts';

export interface EditProfileProps {
  /** The agent's own record with its version. */
  readonly record: OwnRecord;
  /** Called once an edit is saved and the stored record replaced. */
  readonly onSaved: () => void;
}

/** The tab in which agents change what their public page says. After each save its form begins anew. */
export function EditProfile({ record, onSaved }: EditProfileProps) {
  // From the answer itself: the stored record tells its readers a moment later.
  const [saved, setSaved] = useState<{ readonly count: number; readonly record: OwnRecord }>();
  const shared = useSharedPhoto(record);
  if (shared === 'fetching') return <Spinner label="Fetching the shared photo" />;
  return (
    <>
      {shared && !saved && <SharedNote shared={shared} />}
      <EditForm
        key={saved?.count}
        record={saved?.record ?? record}
        onSaved={(outcome) => {
          keepDraft(record.data.id, undefined);
          setSaved({ count: (saved?.count ?? 0) + 1, record: outcome.record });
          showToast(outcome.message, { kind: 'success' });
          onSaved();
        }}
      />
    </>
  );
}
