import { REGISTERS } from '@naija/contracts/http/registrations';
import { usePendingIntents } from '@naija/runtime';
import { ErrorPanel, Spinner } from '@naija/ui';
import { isUnauthorized, loadErrorMessage } from '../../api/load-error.ts';
import { CHECK_MESSAGES } from '../../check-messages.ts';
import { RegistrationPart } from './RegistrationPart.tsx';
import { useDashboardRegistrationsQuery } from './registrations-api.ts';
import { useReloadAfterEntry } from './use-reload-after-entry.ts';

/** The agent's numbers in public registers. Without a network they can be entered all the same. */
export function Registrations({ agentId }: { readonly agentId: string }) {
  const { data, error, isFetching, refetch } = useDashboardRegistrationsQuery(undefined);
  useReloadAfterEntry(refetch);
  const pending = usePendingIntents(agentId).filter(({ kind, sent }) => kind === 'registration' && !sent);
  return (
    <>
      {!data && isFetching && <Spinner label={CHECK_MESSAGES.loading} />}
      {error && !isFetching && (
        <ErrorPanel
          title={data ? CHECK_MESSAGES.refreshFailed : CHECK_MESSAGES.loadFailed}
          message={loadErrorMessage(error)}
          onRetry={isUnauthorized(error) ? undefined : () => void refetch()}
        />
      )}
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
