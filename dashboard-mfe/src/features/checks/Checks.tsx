import { useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import type { OwnRecord } from '../../api/agent-api.ts';
import { CHECK_MESSAGES } from './messages.ts';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { useDashboardPhoneQuery } from './phone-api.ts';
import { useDashboardRegistrationsQuery } from './registrations-api.ts';

const loadList = () => import('./CheckList.tsx');

/** What visitors are told was checked of the agent, and how to have more checked. */
export function Checks({ record: { data } }: { readonly record: OwnRecord }) {
  // In parallel with the code that shows it.
  useDashboardPhoneQuery(data.phone, { refetchOnMountOrArgChange: true });
  useDashboardRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { module, failed } = useLazyModule(loadList);
  return (
    <DashboardSection section={SECTIONS.checks}>
      <p>{CHECK_MESSAGES.intro}</p>
      {failed && <LazyModuleError />}
      {module && <module.CheckList agent={data} />}
      {!module && !failed && <Spinner label={CHECK_MESSAGES.loading} />}
    </DashboardSection>
  );
}
