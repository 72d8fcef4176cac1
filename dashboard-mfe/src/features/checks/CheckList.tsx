import { useEffect } from 'react';
import type { Agent } from '@naija/contracts/http/agents';
import type { MessageResponse } from '@naija/contracts/http/auth';
import { REGISTERS } from '@naija/contracts/http/registrations';
import { usePendingIntents, onOutboxEvent, translateText } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { LoadState } from '../../network/LoadState.tsx';
import { useDashboardRegistrationsQuery } from './checks-api.ts';
import { CHECK_MESSAGES } from './messages.ts';
import { PhoneCheck } from './PhoneCheck.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';

/** The possible checks of an agent, apart from the email. */
export function CheckList({ agent: { id, phone } }: { readonly agent: Agent }) {
  return (
    <>
      <PhoneCheck phone={phone} />
      <Registrations agentId={id} />
    </>
  );
}

/** The agent's numbers in public registers, which can be entered offline. */
function Registrations({ agentId }: { readonly agentId: string }) {
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

/** Shows a toast and reloads the list after any tab has sent a number in a register. @param reload must be a stable function */
function useReloadAfterEntry(reload: () => unknown): void {
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        if (event.intent.kind !== 'registration') return;
        if (event.type === 'sent')
          showToast(translateText((event.body as MessageResponse).message), { kind: 'success' });
        reload();
      }),
    [reload],
  );
}
