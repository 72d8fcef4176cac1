import { useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import { loginEmail, type OwnRecord } from '../../api/agent-api.ts';
import { GuardedAction, useGuardedActions } from '../../guarded/GuardedAction.tsx';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { CREDENTIALS, SECTIONS, type CredentialName } from '../../navigation/sections.ts';
import type { ChangeFormProps } from './ChangeForms.tsx';
import { PendingEmail } from './PendingEmail.tsx';

/** The credentials of an agent, and the forms that change them. */
export function Credentials({ record }: { readonly record: OwnRecord }) {
  const { confirm, propsOf } = useGuardedActions(CREDENTIALS);
  const email = loginEmail(record);
  const pendingEmail = record.own?.pendingEmail ?? null;
  const credential = (name: CredentialName) => ({
    ...propsOf(name),
    renderForm: (outcome: Omit<ChangeFormProps, 'email'>) => (
      <LazyChangeForm name={name} email={email} {...outcome} />
    ),
  });
  return (
    <DashboardSection section={SECTIONS.credentials}>
      <GuardedAction {...credential('email')}>
        <p>{CREDENTIAL_MESSAGES.loginEmail(email)}</p>
        {pendingEmail !== null && <PendingEmail email={pendingEmail} onDone={confirm('email')} />}
      </GuardedAction>
      <GuardedAction {...credential('password')}>
        <p>{CREDENTIAL_MESSAGES.passwordHint}</p>
      </GuardedAction>
    </DashboardSection>
  );
}

const loadForms = () => import('./ChangeForms.tsx');

/** Loads the forms on demand, because with their schemas they are larger than the rest of the dashboard. */
function LazyChangeForm({ name, ...form }: ChangeFormProps & { readonly name: CredentialName }) {
  const { module, failed } = useLazyModule(loadForms);
  if (failed) return <LazyModuleError />;
  if (!module) return <Spinner label={CREDENTIAL_MESSAGES.loading} />;
  return name === 'email' ? <module.ChangeEmailForm {...form} /> : <module.ChangePasswordForm {...form} />;
}
