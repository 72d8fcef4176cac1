import { useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import type { OwnRecord } from '../../api/agent-api.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { useDashboardPhoneQuery, useDashboardRegistrationsQuery } from './checks-api.ts';
import { CHECK_MESSAGES } from './messages.ts';
const loadList = () => import('./CheckList.tsx');

/** The checks of the agent that visitors see, and the forms for further ones. */
export function Checks({ record: { data } }: { readonly record: OwnRecord }) {
  // Loads in parallel with the code that shows it.
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
