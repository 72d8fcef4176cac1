import { Spinner } from '@naija/ui';
import { NotLoaded } from '../../loading/NotLoaded.tsx';
import { useLoaded } from '../../loading/use-loaded.ts';
import type { CredentialName } from './credentials-part.ts';
import type { ChangeFormProps } from './forms.tsx';

const load = () => import('./forms.tsx');

/** The form behind a button. It comes once it is wanted: forms and their rules are heavier than the rest. */
export function ChangeForm({ of, ...form }: ChangeFormProps & { readonly of: CredentialName }) {
  const { module, failed } = useLoaded(load);
  if (failed) return <NotLoaded />;
  if (!module) return <Spinner label="Loading the form" />;
  return of === 'email' ? <module.ChangeEmailForm {...form} /> : <module.ChangePasswordForm {...form} />;
}
