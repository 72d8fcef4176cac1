import { Spinner } from '@naija/ui';
import type { EditProfileProps } from '../features/edit-profile/EditProfile.tsx';
import { NotLoaded } from '../loading/NotLoaded.tsx';
import { useLoaded } from '../loading/use-loaded.ts';

const load = () => import('../features/edit-profile/EditProfile.tsx');

/** The form that edits a profile. It comes once it is wanted: forms and their rules are heavier than the rest. */
export function EditView(props: EditProfileProps) {
  const { module, failed } = useLoaded(load);
  if (module) return <module.EditProfile {...props} />;
  return failed ? <NotLoaded /> : <Spinner label="Loading the form" />;
}
