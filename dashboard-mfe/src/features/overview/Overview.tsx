import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isListed } from '../../agent/completeness.ts';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { overlaid } from '../../waiting/overlaid.ts';
import { useProfileWaiting } from '../../waiting/use-profile-waiting.ts';
import { AgentDetails } from './AgentDetails.tsx';
import { Completeness } from './Completeness.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { NewAddress } from './NewAddress.tsx';
import { Preview } from './Preview.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

/** What the Dashboard tab says of an agent, with the changes that wait on this phone. */
export function Overview({ record: { data, own } }: { readonly record: OwnRecord }) {
  useFocusNamed();
  const waiting = useProfileWaiting(data.id);
  const agent = overlaid(data, waiting);
  // Visitors see what the server has.
  const listed = isListed(data);
  return (
    <>
      <WaitingChanges waiting={waiting} />
      {own?.pendingEmail != null && <NewAddress pending={own.pendingEmail} current={agent.email} />}
      <Completeness agent={agent} listed={listed} />
      <OverviewTiles agent={agent} />
      <AgentDetails agent={agent} />
      <Preview agent={agent} listed={listed} />
    </>
  );
}

/** Brings the focus to the part that the hash of the address names, so that the reading goes on there. */
function useFocusNamed(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}
