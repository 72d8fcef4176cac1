import { useEffect, useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel, Spinner } from '@naija/ui';
import type { EditProfile, EditProfileProps } from '../features/edit-profile/EditProfile.tsx';

interface EditModule {
  readonly EditProfile: typeof EditProfile;
}

/** The form that edits a profile. It comes once it is wanted: forms and their rules are heavier than the rest. */
export function EditView(props: EditProfileProps) {
  const { module, failed } = useEditModule();
  if (module) return <module.EditProfile {...props} />;
  if (!failed) return <Spinner label="Loading the form" />;
  return (
    <ErrorPanel title="The form could not be loaded" message={MESSAGES.locationOffline} onRetry={reload} />
  );
}

function useEditModule() {
  const [module, setModule] = useState<EditModule>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    import('../features/edit-profile/EditProfile.tsx').then(
      (loaded) => {
        if (current) setModule(loaded);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return { module, failed };
}

/** Browsers remember for the life of a page that a module did not come. Nothing was typed yet that could be lost. */
function reload(): void {
  globalThis.location.reload();
}
