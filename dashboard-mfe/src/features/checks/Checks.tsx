import { useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import type { OwnRecord } from '../../api/agent-api.ts';
import { CHECK_MESSAGES } from '../../check-messages.ts';
import { LazyModuleError } from '../../lazy/LazyModuleError.tsx';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { useDashboardPhoneQuery } from './phone-api.ts';

const loadPhone = () => import('./PhoneCheck.tsx');

/** What visitors are told was checked of the agent, and how to have more checked. */
export function Checks({ record: { data } }: { readonly record: OwnRecord }) {
  // In parallel with the code that shows it.
  useDashboardPhoneQuery(data.phone, { refetchOnMountOrArgChange: true });
  const { module, failed } = useLazyModule(loadPhone);
  return (
    <DashboardSection section={SECTIONS.checks}>
      <p>{CHECK_MESSAGES.intro}</p>
      {failed && <LazyModuleError />}
      {module && <module.PhoneCheck phone={data.phone} />}
      {!module && !failed && <Spinner label={CHECK_MESSAGES.loading} />}
    </DashboardSection>
  );
}
