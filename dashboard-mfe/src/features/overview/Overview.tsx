import type { Agent } from '@naija/contracts/http/agents';
import { Banner, TextLink, Tile, TileList } from '@naija/ui';
import { isListed } from '../../shared/completeness.ts';
import { loginEmail, type OwnRecord } from '../../api/agent-api.ts';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { SECTIONS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { applyPending, hasConflict } from '../../pending/apply-pending.ts';
import { usePendingChanges } from '../../pending/use-pending-changes.ts';
import { AgentDetails } from './AgentDetails.tsx';
import { Completeness } from './Completeness.tsx';
import { PendingChanges } from './PendingChanges.tsx';
import { Preview } from './Preview.tsx';
import { OVERVIEW_MESSAGES } from './messages.ts';

/** The agent's profile on the Dashboard tab, with pending changes applied. */
export function Overview({ record }: { readonly record: OwnRecord }) {
  const { data, own } = record;
  const pending = usePendingChanges(data.id);
  // The agent sees the server's record after a conflict, as visitors do.
  const agent = hasConflict(pending) ? data : applyPending(data, pending);
  const listed = isListed(data);
  const pendingEmail = own?.pendingEmail ?? null;
  return (
    <>
      <PendingChanges pending={pending} withDetails />
      {pendingEmail !== null && (
        <Banner kind="info">
          <span>{`${CREDENTIAL_MESSAGES.pending(pendingEmail)} ${CREDENTIAL_MESSAGES.untilThen(loginEmail(record))}`}</span>{' '}
          <TextLink to={tabPath('settings', SECTIONS.credentials.id)}>
            {CREDENTIAL_MESSAGES.resendOrCancel}
          </TextLink>
        </Banner>
      )}
      <Completeness agent={agent} isListed={listed} />
      <KeyFigures agent={agent} />
      <AgentDetails agent={agent} />
      <Preview agent={data} isListed={listed} />
    </>
  );
}

function KeyFigures({ agent }: { readonly agent: Agent }) {
  return (
    <TileList>
      <Tile label={OVERVIEW_MESSAGES.rents} value={agent.rentPrice} />
      <Tile label={OVERVIEW_MESSAGES.sales} value={agent.sales} />
      <Tile label={OVERVIEW_MESSAGES.commission} value={agent.commission} kind="percent" />
    </TileList>
  );
}
