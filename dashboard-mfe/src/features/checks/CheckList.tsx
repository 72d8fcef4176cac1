import type { Agent } from '@naija/contracts/http/agents';
import { PhoneCheck } from './PhoneCheck.tsx';
import { Registrations } from './Registrations.tsx';

/** All that can be checked of an agent, beside the email. */
export function CheckList({ agent: { id, phone } }: { readonly agent: Agent }) {
  return (
    <>
      <PhoneCheck phone={phone} />
      <Registrations agentId={id} />
    </>
  );
}
