import { LIMITS } from '@naija/contracts/domain/limits';
import { pagePaths } from '@naija/contracts/domain/pages';
import { useLazyModule } from '@naija/runtime';
import { Spinner, TextLink } from '@naija/ui';
import { GuardedAction, useGuardedActions } from '../../guarded/GuardedAction.tsx';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { DATA_ACTIONS, SECTIONS } from '../../navigation/sections.ts';
import type { DataFormProps } from './DataForms.tsx';
import { DATA_MESSAGES } from './messages.ts';

type DataAction = keyof typeof DATA_ACTIONS;

/** The actions of an agent on the data that is stored about them. */
export function YourData({ email }: { readonly email: string }) {
  const { propsOf } = useGuardedActions(DATA_ACTIONS);
  const action = (name: DataAction) => ({
    ...propsOf(name),
    renderForm: (outcome: Omit<DataFormProps, 'email'>) => (
      <LazyDataForm name={name} email={email} {...outcome} />
    ),
  });
  return (
    <DashboardSection section={SECTIONS.yourData}>
      <p>
        <TextLink to={pagePaths.privacy}>{DATA_MESSAGES.privacy}</TextLink>
      </p>
      <GuardedAction {...action('download')}>
        <p>{DATA_MESSAGES.downloadHint}</p>
      </GuardedAction>
      <GuardedAction {...action('deletion')}>
        <p>{DATA_MESSAGES.deletionHint(LIMITS.deletionGraceDays)}</p>
      </GuardedAction>
    </DashboardSection>
  );
}

const loadForms = () => import('./DataForms.tsx');

/** Loads the forms on demand, because with their schemas they are larger than the rest of the dashboard. */
function LazyDataForm({ name, ...form }: DataFormProps & { readonly name: DataAction }) {
  const { module, failed } = useLazyModule(loadForms);
  if (failed) return <LazyModuleError />;
  if (!module) return <Spinner label={CREDENTIAL_MESSAGES.loading} />;
  return name === 'download' ? <module.DownloadForm {...form} /> : <module.DeletionForm {...form} />;
}
