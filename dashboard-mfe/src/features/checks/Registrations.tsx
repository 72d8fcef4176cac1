import { REGISTERS } from '@naija/contracts/http/registrations';
import { usePendingIntents } from '@naija/runtime';
import { CHECK_MESSAGES } from '../../check-messages.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';
import { useDashboardRegistrationsQuery } from './registrations-api.ts';
import { useReloadAfterEntry } from './use-reload-after-entry.ts';

/** The agent's numbers in public registers. Without a network they can be entered all the same. */
export function Registrations({ agentId }: { readonly agentId: string }) {
  const registrations = useDashboardRegistrationsQuery(undefined);
  const { data, error, refetch } = registrations;
  useReloadAfterEntry(refetch);
  const pending = usePendingIntents(agentId).filter(({ kind, sent }) => kind === 'registration' && !sent);
  return (
    <>
      <LoadState query={registrations} messages={CHECK_MESSAGES} />
      {(data ?? error) &&
        REGISTERS.map((register) => (
          <RegistrationPart
            key={register}
            register={register}
            agentId={agentId}
            entry={data?.registrations.find((entry) => entry.register === register)}
            pending={pending.findLast(({ fields }) => fields['register'] === register)}
          />
        ))}
    </>
  );
}
