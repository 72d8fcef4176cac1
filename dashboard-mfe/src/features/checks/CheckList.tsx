import type { Agent } from '@naija/contracts/http/agents';
import { PhoneCheck } from './PhoneCheck.tsx';
import { REGISTERS } from '@naija/contracts/http/registrations';
import { usePendingIntents, onOutboxEvent, translateText } from '@naija/runtime';
import { CHECK_MESSAGES } from './messages.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';
import { useDashboardRegistrationsQuery } from './registrations-api.ts';
import { useEffect } from 'react';
import type { MessageResponse } from '@naija/contracts/http/auth';
import { showToast } from '@naija/ui';

/** All that can be checked of an agent, beside the email. */
export function CheckList({ agent: { id, phone } }: { readonly agent: Agent }) {
  return (
    <>
      <PhoneCheck phone={phone} />
      <Registrations agentId={id} />
    </>
  );
}

/** The agent's numbers in public registers. Without a network they can be entered all the same. */
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

/** Says that a number in a register has arrived, from any tab, and reloads the list. @param reload a stable function */
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
