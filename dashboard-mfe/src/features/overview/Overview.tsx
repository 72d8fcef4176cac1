import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { AgentDetails } from './AgentDetails.tsx';
import { Completeness } from './Completeness.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { NewAddress } from './NewAddress.tsx';
import { Preview } from './Preview.tsx';

/** What the Dashboard tab says of an agent. */
export function Overview({ record: { data: agent, own } }: { readonly record: OwnRecord }) {
  useFocusNamed();
  return (
    <>
      {own?.pendingEmail != null && <NewAddress pending={own.pendingEmail} current={agent.email} />}
      <Completeness agent={agent} />
      <OverviewTiles agent={agent} />
      <AgentDetails agent={agent} />
      <Preview agent={agent} />
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
